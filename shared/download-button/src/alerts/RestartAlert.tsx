import { Alert, Button, useAction } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { download } from '../download/download';
import styles from './alerts.module.css';
import type { RestartAlertState } from './store';

export interface RestartAlertProps {
  readonly alert: RestartAlertState;
  readonly onClose: () => void;
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** Offers to start a download: again after a failure, or for the first time after signing in. ALERT-10, ALERT-11. */
export default function RestartAlert({ alert, onClose }: RestartAlertProps) {
  const { busy, run } = useAction(() => download(alert.request));
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
      title={isOffer ? 'You are signed in. Your download can continue.' : 'The download did not start.'}
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
