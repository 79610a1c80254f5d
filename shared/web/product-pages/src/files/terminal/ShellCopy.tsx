import { Button, type ButtonProps, cx } from '@portal/ui';
import { linkEndText } from './link-end';
import { SHELLS } from './shells';
import styles from './terminal.module.css';
import { type CopyState, type MakeText, preferredShell, useShellCopy } from './use-shell-copy';

export interface ShellCopyProps extends Pick<ButtonProps, 'kind'> {
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
        : `Requesting links: ${state.progress.done} of ${state.progress.total}`;
    case 'copied':
      return `${what} for ${state.shell.label} copied. ${linkEndText(state.end)}`.trim();
    case 'failed':
      return state.message;
  }
}

/** A button that copies a text for a terminal, and what came of it. TERM-1, TERM-3, TERM-5. */
export function ShellCopy({ label, what, make, kind = 'text' }: ShellCopyProps) {
  const [state, copy] = useShellCopy(make);
  return (
    <>
      <Button
        kind={kind}
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
          <Button kind="link" size="small" onClick={state.cancel}>
            Cancel
          </Button>
        )}
        {state.kind === 'failed' && (
          <Button kind="link" size="small" icon="retry" onClick={() => void copy(state.shell)}>
            Retry
          </Button>
        )}
        {state.kind === 'copied' &&
          SHELLS.filter((shell) => shell !== state.shell).map((shell) => (
            <Button key={shell.id} kind="link" size="small" onClick={() => void copy(shell)}>
              Copy for {shell.label}
            </Button>
          ))}
      </div>
    </>
  );
}
