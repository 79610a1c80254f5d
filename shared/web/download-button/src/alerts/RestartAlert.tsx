import { Alert, Button, useAction } from '@portal/ui';
import { useEffect, useRef } from 'react';
import styles from './alerts.module.css';
import type { FileAlertProps } from './file-alert-props';
import type { RestartAlertState } from './store';
import { TITLES } from './titles';

interface RestartAlertProps extends Omit<FileAlertProps, 'alert'> {
  readonly alert: RestartAlertState;
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** Offers to start a download: again after a failure, or for the first time after signing in. ALERT-10, ALERT-11. */
export function RestartAlert({ alert, onClose, onRestart }: RestartAlertProps) {
  const { busy, run } = useAction(() => onRestart(alert.request));
  const body = useRef<HTMLDivElement>(null);
  const isOffer = alert.type === 'continue';

  // After signing in, the page has just loaded: Enter continues. The focus is never taken from anything else.
  useEffect(() => {
    if (isOffer && hasNoFocus()) body.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOffer]);

  return (
    <Alert
      kind={isOffer ? 'info' : 'error'}
      // A failure is also a toast, which is announced at once.
      role="status"
      title={TITLES[alert.type]}
      onClose={onClose}
    >
      {alert.type === 'failed' && <p>{alert.reason}</p>}
      <div ref={body} className={styles.links}>
        <Button
          kind="primary"
          size="small"
          icon={isOffer ? 'download' : 'retry'}
          loading={busy}
          onClick={run}
        >
          {isOffer ? 'Continue' : 'Retry'}
        </Button>
      </div>
    </Alert>
  );
}
