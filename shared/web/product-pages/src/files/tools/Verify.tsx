import type { FileEntry } from '@portal/api/content';
import { report } from '@portal/observability/report';
import { Alert, Button, useAction } from '@portal/ui';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import type { CardToolProps } from '../page-files';
import { type FileSums, sumsOf } from '../sums';
import type { VerifyDialogProps } from '../verify/VerifyDialog';
import styles from './tools.module.css';

/** The dialog's code: not requested yet, not loaded, or loaded. */
type DialogState =
  | { readonly kind: 'unused' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly Dialog: ComponentType<VerifyDialogProps>; readonly open: boolean };

const loadDialog = () => import(/* webpackChunkName: "verify" */ '../verify/VerifyDialog');

interface VerifyFileProps extends Omit<CardToolProps, 'entry'> {
  readonly entry: FileEntry;
  readonly sums: FileSums;
}

/** Opens the dialog, whose code loads with the first click and again after a failure. */
function VerifyFile(file: VerifyFileProps) {
  const [state, setState] = useState<DialogState>({ kind: 'unused' });
  const button = useRef<HTMLButtonElement>(null);
  const { busy, run } = useAction(async () => {
    try {
      const { default: Dialog } = await loadDialog();
      setState({ kind: 'loaded', Dialog, open: true });
    } catch (error) {
      report(error);
      setState({ kind: 'failed' });
    }
  });
  /** "Try again" goes with its message: the button of the card keeps the focus. A11Y-8. */
  const tryAgain = () => {
    button.current?.focus({ preventScroll: true });
    void run();
  };
  return (
    <>
      <Button ref={button} kind="text" size="small" icon="success" loading={busy} onClick={run}>
        Verify
      </Button>
      {state.kind === 'loaded' && (
        <state.Dialog {...file} open={state.open} onClose={() => setState({ ...state, open: false })} />
      )}
      {state.kind === 'failed' && (
        <Alert kind="warning" className={styles.failure}>
          <p>The check could not be loaded.</p>
          <Button size="small" icon="retry" loading={busy} onClick={tryAgain}>
            Try again
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Checks a downloaded file. A file without an MD5 sum has no button. VERIFY-1. */
export function Verify({ entry, ...card }: CardToolProps) {
  const sums = useMemo(() => entry && sumsOf(entry), [entry]);
  if (entry === null || sums === null) return null;
  return <VerifyFile {...card} entry={entry} sums={sums} />;
}
