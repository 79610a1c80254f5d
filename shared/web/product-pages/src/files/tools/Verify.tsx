import { Alert, Button } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { useLazyDialog } from '../../state/use-lazy-dialog';
import type { CardToolProps } from '../page-files';
import { sumsOf } from '../sums';
import type { VerifiableFile } from '../verify/VerifyDialog';
import styles from './tools.module.css';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "verify" */ '../verify/VerifyDialog')).default;

/** Opens the dialog, whose code loads with the first click and again after a failure. */
function VerifyFile(file: VerifiableFile) {
  const { state, busy, open, close } = useLazyDialog('The check', loadDialog);
  const button = useRef<HTMLButtonElement>(null);
  /** "Try again" goes with its message: the button of the card keeps the focus. A11Y-8. */
  const tryAgain = () => {
    button.current?.focus({ preventScroll: true });
    void open();
  };
  return (
    <>
      <Button ref={button} kind="text" size="small" icon="success" loading={busy} onClick={open}>
        Verify
      </Button>
      {state.kind === 'loaded' && <state.Dialog {...file} open={state.open} onClose={close} />}
      {state.kind === 'failed' && (
        <Alert kind="warning" className={styles.failure}>
          <p>The check could not be loaded.</p>
          <Button icon="retry" loading={busy} onClick={tryAgain}>
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
