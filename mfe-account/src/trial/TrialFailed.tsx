import { useRevalidator } from '@portal/router';
import { Button, cx, Icon } from '@portal/ui';
import { AccountLinks } from './AccountLinks';
import { TrialBox } from './TrialBox';
import { LOADING_MESSAGE } from './TrialLoading';
import styles from './trial.module.css';

/** The request failed: the loading message stays, with the reason and a Retry button. TRI-4. */
export function TrialFailed({ reason }: { readonly reason: string }) {
  const { revalidate } = useRevalidator();
  return (
    <TrialBox
      figure={
        <span className={cx(styles.badge, styles.alarming)}>
          <Icon name="warning" size={40} />
        </span>
      }
    >
      <div role="alert">
        <p className={styles.title}>Your trial could not be loaded.</p>
        <p>{reason}</p>
      </div>
      <p>{LOADING_MESSAGE}</p>
      <div className={styles.actions}>
        <Button kind="primary" icon="retry" onClick={() => void revalidate()}>
          Retry
        </Button>
        <AccountLinks secondary />
      </div>
    </TrialBox>
  );
}
