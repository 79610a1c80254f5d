import { partOf, visitorPlatform } from '@portal/catalog';
import { Button, cx } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { linkEndText, type NotMade } from './command-file';
import { SHELLS, type Shell, type ShellId } from './shells';
import styles from './terminal.module.css';

/**
 * Copies a text that is still being made. To be called in the click: Safari allows no access to the clipboard later.
 * @returns false if the text could not be made, or the browser denies access or has no clipboard.
 */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // Not every browser waits for it.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // Older browsers have no items that are promised.
    const copied = text.then((made) => navigator.clipboard.writeText(made));
    return copied.then(
      () => true,
      () => false,
    );
  }
}

/** A text for a terminal. */
type Made =
  /** `end`: when the first of its links ends, if they say so. */
  { readonly kind: 'text'; readonly text: string; readonly end: Date | null } | NotMade;

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Makes a text with fresh links. Never rejects. */
export type MakeText = (
  shell: Shell,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
) => Promise<Made>;

type CopyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly progress: Progress | null; readonly cancel: () => void }
  | { readonly kind: 'copied'; readonly shell: Shell; readonly end: Date | null }
  | { readonly kind: 'failed'; readonly shell: Shell; readonly message: string };

const NO_CLIPBOARD =
  'The browser did not allow the portal to copy. Allow access to the clipboard for this page, then try again.';

/** The shell that the visitor chose last, until the page is loaded again. */
let chosen: ShellId | undefined;

/** The shell of the first click: the last one chosen, else the one that the visitor's system has. TERM-1. */
export function preferredShell(): Shell {
  const id = chosen ?? (visitorPlatform(window.navigator) === 'windows' ? 'powershell' : 'curl');
  return SHELLS.find((shell) => shell.id === id) as Shell;
}

/** Copies a text for a shell: one at a time, can be canceled, and never keeps the text. TERM-1, TERM-5. */
function useShellCopy(make: MakeText): readonly [CopyState, (shell: Shell) => Promise<void>] {
  const [state, setState] = useState<CopyState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const copy = async (shell: Shell) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    const settle = (next: CopyState) => {
      if (running.current !== abort) return;
      running.current = undefined;
      setState(next);
    };
    const cancel = () => {
      abort.abort();
      settle({ kind: 'idle' });
    };
    setState({ kind: 'busy', progress: null, cancel });
    const made = make(
      shell,
      (progress) => !abort.signal.aborted && setState({ kind: 'busy', progress, cancel }),
      abort.signal,
    );
    const text = made.then((outcome) => {
      if (outcome.kind !== 'text' || abort.signal.aborted) throw new Error('There is no text to copy.');
      return outcome.text;
    });
    const copied = await copyLater(text);
    const outcome = await made;
    if (outcome.kind === 'stopped') return settle({ kind: 'idle' });
    if (outcome.kind === 'failed') return settle({ kind: 'failed', shell, message: outcome.message });
    if (!copied) return settle({ kind: 'failed', shell, message: NO_CLIPBOARD });
    chosen = shell.id;
    settle({ kind: 'copied', shell, end: outcome.end });
  };
  return [state, copy];
}

interface ShellCopyProps {
  readonly label: string;
  /** What is copied, such as "Command". */
  readonly what: string;
  readonly make: MakeText;
}

function stateText(what: string, state: CopyState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'busy':
      return state.progress === null
        ? 'Requesting a link…'
        : `Requesting ${partOf(state.progress.done, state.progress.total, 'link')}…`;
    case 'copied':
      return `${what} for ${state.shell.label} copied. ${linkEndText(state.end)}`.trim();
    case 'failed':
      return state.message;
  }
}

/** A button that copies a text for a terminal, and what came of it. TERM-1, TERM-3, TERM-5. */
export function ShellCopy({ label, what, make }: ShellCopyProps) {
  const [state, copy] = useShellCopy(make);
  const first = useRef<HTMLButtonElement>(null);
  /** For a button that goes with the click: the focus must not go with it. A11Y-8. */
  const keepingFocus = (action: () => unknown) => () => {
    first.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <>
      <Button
        ref={first}
        kind="text"
        size="small"
        icon="code"
        loading={state.kind === 'busy'}
        onClick={() => void copy(preferredShell())}
      >
        {label}
      </Button>
      <div className={cx(styles.outcome, state.kind === 'idle' && styles.idle)}>
        <span role="status" className={cx(state.kind === 'failed' && styles.failed)}>
          {stateText(what, state)}
        </span>
        {state.kind === 'busy' && (
          <Button kind="link" size="small" onClick={keepingFocus(state.cancel)}>
            Cancel
          </Button>
        )}
        {state.kind === 'failed' && (
          <Button kind="link" size="small" icon="retry" onClick={keepingFocus(() => copy(state.shell))}>
            Retry
          </Button>
        )}
        {state.kind === 'copied' &&
          SHELLS.filter((shell) => shell !== state.shell).map((shell) => (
            <Button key={shell.id} kind="link" size="small" onClick={keepingFocus(() => copy(shell))}>
              Copy for {shell.label}
            </Button>
          ))}
      </div>
    </>
  );
}
