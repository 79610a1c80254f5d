import { accountPages } from '@portal/api/core';
import { report } from '@portal/observability';
import { useNavigate } from '@portal/router';
import { isReplaced, useSession } from '@portal/session';
import { Alert, ButtonLink, Container } from '@portal/ui';
import { useEffect } from 'react';
import { page } from '../frame/page';
import { useShell } from '../frame/shell-context';
import styles from './notice-content.lazy.module.css';
import { internalPath } from './redirect-notice';

interface SignInNoticeProps {
  readonly purpose: string;
  readonly wanted: string;
  readonly onClose: () => void;
}

/**
 * After signing in, opens the wanted page if it is one of the portal's. The sign-in form reloads the page, and the
 * reloaded page does this: it finds the notice in the history state, which is left alone until then. NOTICE-3.
 */
function useWantedPage(wanted: string, isSignedIn: boolean, onUnknown: () => void): void {
  const { source } = useShell();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-in
  useEffect(() => {
    if (!isSignedIn) return;
    const open = async () => {
      const path = internalPath(wanted);
      const [pathname = ''] = path?.split(/[?#]/) ?? [];
      const owners = await source.owners(pathname);
      if (page.isReloading) return;
      if (path !== null && owners.some(({ test }) => test.test(pathname)))
        await navigate(path, { replace: true });
      else onUnknown();
    };
    open().catch((error: unknown) => {
      if (page.isReloading) return; // the reload aborted the request
      report(error); // The visitor stays here, signed in.
      onUnknown();
    });
  }, [isSignedIn]);
}

/** Why the visitor is here, beside a link to sign in that returns to the wanted page. NOTICE-3. */
export function SignInNotice({ purpose, wanted, onClose }: SignInNoticeProps) {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  useWantedPage(wanted, isSignedIn, onClose);
  if (isSignedIn || isReplaced(session)) return null;
  const returnTo = `${window.location.origin}${internalPath(wanted) ?? '/start'}`;
  return (
    <Container className={styles.notice}>
      <Alert kind="info" title={`Sign in to ${purpose}`} onClose={onClose}>
        <div className={styles.row}>
          <p>You then go on to the page that you wanted.</p>
          <ButtonLink size="small" href={accountPages.signIn(returnTo)} sameTab>
            Sign In
          </ButtonLink>
        </div>
      </Alert>
    </Container>
  );
}
