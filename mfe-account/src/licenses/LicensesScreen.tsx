import type { LicenseRecord } from '@portal/sdk/api/account';
import { getConfig } from '@portal/sdk/config';
import { SuspenseQuery } from '@portal/sdk/query';
import { useLocation, useNavigate, useNavigation } from '@portal/sdk/router';
import { useSession } from '@portal/sdk/session';
import { showToast } from '@portal/sdk/toasts';
import {
  Alert,
  AppLink,
  ButtonLink,
  Container,
  EmptyState,
  PageTitle,
  Skeleton,
  VisuallyHidden,
} from '@portal/sdk/ui';
import { useEffect, useMemo, useState } from 'react';
import { useNewDay } from '../use-new-day';
import { EndedLicenses } from './EndedLicenses';
import { LicenseList } from './LicenseList';
import { type Licenses, licensesOf } from './licenses';
import styles from './licenses.module.css';
import type { LicensesData } from './loader';
import { StaffLookup } from './StaffLookup';

interface RedirectToStartProps {
  /** The toast that gives the reason; `null` for a user who signed out on purpose. */
  readonly toast: readonly [header: string, body: string] | null;
  /** Whether the landing page asks to sign in again and signing in leads back here. SES-21. Default: false. */
  readonly returns?: boolean;
}

/** Redirects to the landing page. LIC-4. */
function RedirectToStart({ toast, returns = false }: RedirectToStartProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [header, body] = toast ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the redirect itself changes the location
  useEffect(() => {
    if (header !== undefined && body !== undefined) showToast({ kind: 'error', header, body });
    const wanted = pathname + search;
    const notice = returns ? ({ kind: 'sign-in', purpose: 'see your licenses', wanted } as const) : null;
    void navigate('/start', { replace: true, state: { notice } });
  }, [header, body, navigate]);
  return null;
}

const TITLE = 'License Summary';
const SESSION_ENDED_TOAST = ['log in', 'Your session has ended. Please sign in again.'] as const;

/** Leads a staff user back to the own licenses. The link goes with its click, so the focus moves to the page. A11Y-8. */
const BackToOwn = () => (
  <AppLink
    to="/license_generator"
    onClick={({ currentTarget }) =>
      currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true })
    }
  >
    Back to my own licenses
  </AppLink>
);

/** A list without licenses: the user's own offers a trial. */
function NoLicenses({ email }: Pick<ListingProps, 'email'>) {
  if (email !== null) return <EmptyState icon="license" title={`${email} has no licenses.`} />;
  return (
    <EmptyState
      icon="license"
      title="You have no licenses yet."
      detail="A trial or a purchase puts its license here, with its key and its header files."
      action={
        <ButtonLink kind="primary" to="/hoops/the-hoops-platform/trial">
          Choose a 60-day trial
        </ButtonLink>
      }
    />
  );
}

/** The page at `/license_generator`: the user's licenses. LIC-1. */
export function Screen({ email, isStaff, licenses }: LicensesData) {
  const session = useSession();
  // Removes the keys from the screen when the session has ended.
  if (session.status === 'signed-out') {
    // The page is about to reload with the new user's licenses.
    if (session.reason === 'replaced') return null;
    const hasExpired = session.reason === 'expired';
    return <RedirectToStart toast={hasExpired ? SESSION_ENDED_TOAST : null} returns={hasExpired} />;
  }
  return (
    <Container>
      <PageTitle title={TITLE} siteTitle={getConfig().siteTitle} />
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1 elementtiming="content">{TITLE}</h1>
            <p className={styles.lead}>License keys and the header files that carry them into your build.</p>
          </div>
          {isStaff && <StaffLookup email={email} licenses={licenses} />}
        </div>
        <SuspenseQuery
          run={licenses}
          fallback={
            <div className={styles.skeleton} aria-busy="true">
              <VisuallyHidden>Loading licenses…</VisuallyHidden>
              <Skeleton shape="title" />
              <Skeleton shape="row" count={8} />
            </div>
          }
        >
          {(loaded) => <Listing loaded={loaded} email={email} />}
        </SuspenseQuery>
      </div>
    </Container>
  );
}

/** A listing that failed leads away, unless the user is on the way to another page already. LIC-4. */
function FailedListing({ reason }: Extract<Licenses, { kind: 'failed' }>) {
  const { state } = useNavigation();
  if (state !== 'idle') return null;
  return (
    <RedirectToStart toast={['Licenses not available', `The licenses could not be loaded. ${reason}`]} />
  );
}

interface ListingProps {
  readonly loaded: Licenses;
  readonly email: string | null;
}

function Listing({ loaded, email }: ListingProps) {
  if (loaded.kind === 'failed') return <FailedListing {...loaded} />;
  if (loaded.kind === 'refused-email') return <BackToOwn />;
  return <LoadedListing records={loaded.records} email={email} />;
}

interface LoadedListingProps extends Pick<ListingProps, 'email'> {
  readonly records: readonly LicenseRecord[];
}

/** The licenses of a response, as they are on the day on which they are read. LIC-22. */
function LoadedListing({ records, email }: LoadedListingProps) {
  const [now, setNow] = useState(() => new Date());
  useNewDay(() => setNow(new Date()));
  const licenses = useMemo(() => licensesOf(records, now), [records, now]);
  return (
    <>
      {email === null ? (
        <EndedLicenses licenses={licenses} />
      ) : (
        // Tells a staff user which user's licenses are listed. The form has the `status`. LIC-5.
        <Alert kind="info" role="note" title={`Looked up: ${email}`}>
          <BackToOwn />
        </Alert>
      )}
      {licenses.length === 0 ? <NoLicenses email={email} /> : <LicenseList licenses={licenses} />}
    </>
  );
}
