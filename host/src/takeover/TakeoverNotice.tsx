import { Alert, Button, Container } from '@portal/ui';
import styles from './takeover-notice.lazy.module.css';

interface TakeoverNoticeProps {
  /** What is wrong. */
  readonly title: string;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly children: string;
}

/** Above a rendered page that could not be taken over. TAKEOVER-3. */
export function TakeoverNotice({ title, retrying = false, onRetry, children }: TakeoverNoticeProps) {
  return (
    <Container className={styles.notice}>
      <Alert kind="warning" title={title}>
        <p>{children}</p>
        <div>
          <Button size="small" icon="retry" loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Alert>
    </Container>
  );
}
