import { type QueryRun, startQuery, waitBriefly } from '@portal/sdk/query';
import { type LoaderFunctionArgs, type RedirectNotice, redirectWithNotice } from '@portal/sdk/router';
import { isInternalEmail, requireSession } from '@portal/sdk/session';
import { type Licenses, listLicenses } from './licenses';

/** The owner that an address names; `null` for the user's own licenses. */
const emailOf = ({ searchParams }: URL) => searchParams.get('email');

interface Navigation {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly defaultShouldRevalidate: boolean;
}

/** Another view of the same licenses needs no new data. The router calls this for each navigation. LIC-6. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Navigation): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.search === nextUrl.search || emailOf(currentUrl) !== emailOf(nextUrl));

export interface LicensesData {
  /** The owner of the licenses; `null` for the user's own. */
  readonly email: string | null;
  /** Whether the user may look up other users' licenses. */
  readonly isStaff: boolean;
  readonly licenses: QueryRun<Licenses>;
}

/** The notice repeats nothing else that a link may have in place of an email. */
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** Tells a user who is not staff why the licenses of an email are not shown. LIC-5, NOTICE-2. */
const refused = (email: string): RedirectNotice => ({
  kind: 'refused',
  reason: `The licenses of ${EMAIL.test(email) ? email : 'another user'} are shown to the vendor’s staff only. You will find your own under “Your licenses”.`,
});

/**
 * Guards the license summary and starts its request. `?email=` is honored only for internal domains.
 * LIC-1, LIC-5.
 * @throws a redirect to `/start` for all other users.
 */
export async function licensesLoader({ request }: LoaderFunctionArgs): Promise<LicensesData> {
  const user = await requireSession({ request, purpose: 'see your licenses' });
  const requestedEmail = emailOf(new URL(request.url));
  const isStaff = isInternalEmail(user.email);
  if (requestedEmail !== null && !isStaff) throw redirectWithNotice('/start', refused(requestedEmail));
  const email = requestedEmail?.trim() || null;
  const licenses = startQuery(() => listLicenses(email));
  await waitBriefly(licenses);
  return { email, isStaff, licenses };
}
