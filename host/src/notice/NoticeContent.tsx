import { accountPages } from '@portal/api/core';
import { report } from '@portal/observability';
import { isReplaced, useSession } from '@portal/session';
import { Alert, ButtonLink, Container } from '@portal/ui';
import { type RedirectNotice, useLocation, useNavigate } from '@portal/ui/router';
import { useEffect } from 'react';
import { focusContent, page } from '../frame/page';
import { useShell } from '../frame/shell-context';
import styles from './notice-content.lazy.module.css';

/** Longest address that is shown, in characters. */
const MAX_SHOWN = 200;

/** The value of a history state's `notice`, which any script on the page may have written; `null` if it is none. */
export function parseNotice(value: unknown): RedirectNotice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, address, shown, purpose, wanted, reason } = value as Readonly<Record<string, unknown>>;
  if (kind === 'unknown-address' && typeof address === 'string')
    return { kind, address, shown: typeof shown === 'string' ? shown : undefined };
  if (kind === 'sign-in' && typeof purpose === 'string' && typeof wanted === 'string')
    return { kind, purpose, wanted };
  if (kind === 'refused' && typeof reason === 'string') return { kind, reason };
  return null;
}

/** An address as people read it: decoded where it can be, and not too long. */
export function readableAddress(address: string): string {
  let text = address;
  try {
    text = decodeURI(address);
  } catch {
    // A malformed encoding, such as `%E0%A4%A`, is shown as it is.
  }
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The path, query and hash of a wanted page at this origin; `null` for anything else. */
export function internalPath(wanted: string): string | null {
  if (wanted === '' || !URL.canParse(wanted, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : null;
}

interface SignInNoticeProps {
  readonly purpose: string;
  readonly wanted: string;
  readonly onClose: () => void;
  /** The wanted page is none of the portal's. */
  readonly onUnknown: () => void;
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
    let isGone = false;
    const open = async () => {
      const path = internalPath(wanted);
      const [pathname = ''] = path?.split(/[?#]/) ?? [];
      const owners = await source.owners(pathname);
      if (page.isReloading || isGone) return;
      if (path !== null && owners.some(({ test }) => test.test(pathname)))
        await navigate(path, { replace: true });
      else onUnknown();
    };
    open().catch((error: unknown) => {
      if (page.isReloading || isGone) return; // the reload aborted the request
      report(error); // The visitor stays here, signed in.
      onUnknown();
    });
    // The visitor has opened another page meanwhile.
    return () => {
      isGone = true;
    };
  }, [isSignedIn]);
}

/** Why the visitor is here, beside a link to sign in that returns to the wanted page. NOTICE-3. */
function SignInNotice({ purpose, wanted, onClose, onUnknown }: SignInNoticeProps) {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  useWantedPage(wanted, isSignedIn, onUnknown);
  if (isSignedIn || isReplaced(session)) return null;
  const returnTo = `${window.location.origin}${internalPath(wanted) ?? '/start'}`;
  return (
    <Container className={styles.notice}>
      <Alert kind="info" title={`Sign in to ${purpose}`} onClose={onClose}>
        <div className={styles.row}>
          <p>You then go on to the page that you wanted.</p>
          <ButtonLink href={accountPages.signIn(returnTo)} sameTab>
            Sign In
          </ButtonLink>
        </div>
      </Alert>
    </Container>
  );
}

/**
 * A notice and its "Close", which removes it from the history state. NOTICE-1, NOTICE-2, NOTICE-3, SES-19.
 * @param props the `notice` of the history state.
 */
export default function NoticeContent({ notice: value }: { readonly notice: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const notice = parseNotice(value);
  const isRefused = notice?.kind === 'refused';
  // It is about the user who was refused, and may name whom they looked up.
  const isOver = isRefused && status === 'signed-out';
  const remove = () => void navigate(location, { replace: true, state: null, preventScrollReset: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-out
  useEffect(() => {
    if (isOver) remove();
  }, [isOver]);
  const close = () => {
    focusContent();
    remove();
  };
  if (notice === null || isOver) return null;
  if (notice.kind === 'sign-in') return <SignInNotice {...notice} onClose={close} onUnknown={remove} />;
  const title = isRefused ? 'This page is not shown' : 'This address was not found';
  return (
    <Container className={styles.notice}>
      <Alert kind="info" title={title} onClose={close}>
        {isRefused ? (
          <p>{notice.reason}</p>
        ) : (
          <p>
            {/* A sign in the address that turns the direction of writing must not turn the sentence. */}
            There is no page at <bdi className={styles.address}>{readableAddress(notice.address)}</bdi>. You
            see {notice.shown ?? 'the landing page'} instead.
          </p>
        )}
      </Alert>
    </Container>
  );
}
