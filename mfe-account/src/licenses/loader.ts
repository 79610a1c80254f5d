import { type QueryRun, startQuery, waitBriefly } from '@portal/query';
import { type LoaderFunctionArgs, redirect } from '@portal/router';
import { isInternalEmail, requireSession } from '@portal/session';
import { type Licenses, listLicenses } from './licenses';

/** The owner that an address names; `null` for the user's own licenses. */
const emailOf = ({ searchParams }: URL) => searchParams.get('email');

interface Navigation {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}

/** Whether a navigation only changes the view of the same licenses, which needs no new data. LIC-6. */
export const isViewChange = ({ currentUrl, nextUrl }: Navigation): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search &&
  emailOf(currentUrl) === emailOf(nextUrl);

export interface LicensesData {
  /** The owner of the licenses; `null` for the user's own. */
  readonly email: string | null;
  /** Whether the user may look up other users' licenses. */
  readonly isStaff: boolean;
  readonly licenses: QueryRun<Licenses>;
}

/**
 * Guards the license summary and starts its request. `?email=` is honored only for internal domains.
 * LIC-1, LIC-5.
 * @throws a redirect to `/start` for all other users.
 */
export async function licensesLoader({ request }: LoaderFunctionArgs): Promise<LicensesData> {
  const user = await requireSession();
  const requestedEmail = emailOf(new URL(request.url));
  const isStaff = isInternalEmail(user.email);
  if (requestedEmail !== null && !isStaff) throw redirect('/start');
  const email = requestedEmail?.trim() || null;
  const licenses = startQuery(() => listLicenses(email));
  await waitBriefly(licenses);
  return { email, isStaff, licenses };
}
