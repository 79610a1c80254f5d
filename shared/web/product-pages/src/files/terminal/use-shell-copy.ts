import { visitorPlatform } from '@portal/catalog';
import { useEffect, useRef, useState } from 'react';
import { copyLater } from './copy-later';
import { SHELLS, type Shell, type ShellId } from './shells';

/** A text for a terminal. */
type Made =
  /** `end`: when the first of its links ends, if they say so. */
  | { readonly kind: 'text'; readonly text: string; readonly end: Date | null }
  /** The gate did not let it pass, and an alert says why. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

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

export type CopyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly progress: Progress | null; readonly cancel: () => void }
  | { readonly kind: 'copied'; readonly shell: Shell; readonly end: Date | null }
  | { readonly kind: 'failed'; readonly shell: Shell; readonly message: string };

const NO_CLIPBOARD =
  'The browser did not allow the portal to copy. Allow access to the clipboard for this page, then try again.';

/** The shell that the visitor chose last, until the page is loaded again. */
let chosen: ShellId | undefined;

const ownShell = (): ShellId => (visitorPlatform(window.navigator) === 'windows' ? 'powershell' : 'curl');

/** The shell of the first click: the last one chosen, else the one that the visitor's system has. TERM-1. */
export function preferredShell(): Shell {
  const id = chosen ?? ownShell();
  return SHELLS.find((shell) => shell.id === id) as Shell;
}

/** Copies a text for a shell: one at a time, can be canceled, and never keeps the text. TERM-1, TERM-5. */
export function useShellCopy(make: MakeText): readonly [CopyState, (shell: Shell) => Promise<void>] {
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
