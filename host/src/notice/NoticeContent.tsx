import { useLocation, useNavigate } from '@portal/router';
import { Alert, Container } from '@portal/ui';
import styles from './notice-content.lazy.module.css';
import { parseNotice, readableAddress } from './redirect-notice';
import { SignInNotice } from './SignInNotice';

interface NoticeContentProps {
  /** The `notice` of the history state. */
  readonly notice: unknown;
}

/** A notice and its "Close", which removes it from the history state. NOTICE-1, NOTICE-2, NOTICE-3. */
export default function NoticeContent({ notice: value }: NoticeContentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = parseNotice(value);
  const close = () => void navigate(location, { replace: true, state: null, preventScrollReset: true });
  if (notice === null) return null;
  switch (notice.kind) {
    case 'unknown-address':
      return (
        <Container className={styles.notice}>
          <Alert kind="info" title="This address was not found" onClose={close}>
            <p>
              There is no page at <span className={styles.address}>{readableAddress(notice.address)}</span>.
              You see {notice.shown ?? 'the landing page'} instead.
            </p>
          </Alert>
        </Container>
      );
    case 'refused':
      return (
        <Container className={styles.notice}>
          <Alert kind="info" title="This page is not shown" onClose={close}>
            <p>{notice.reason}</p>
          </Alert>
        </Container>
      );
    case 'sign-in':
      return <SignInNotice {...notice} onClose={close} />;
  }
}
