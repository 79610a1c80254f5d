import { waitBriefly } from '@portal/product-pages';
import { type LoaderFunctionArgs, redirect } from '@portal/router';
import { isInternalEmail, requireSession } from '@portal/session';
import { type Licenses, listLicenses } from './licenses';

export interface LicensesData {
  /** Different for each loading, so that a new one shows that it loads. */
  readonly loading: number;
  /** Whose licenses they are; `null` for the user's own. */
  readonly email: string | null;
  /** Whether the user may look up others' licenses. */
  readonly staff: boolean;
  readonly licenses: Promise<Licenses>;
}

let loadings = 0;

/**
 * Guards the license summary and starts its request. `?email=` is honored for internal domains alone.
 * LIC-1, LIC-5.
 * @throws the redirect to `/start` for everybody else.
 */
export async function licensesLoader({ request }: LoaderFunctionArgs): Promise<LicensesData> {
  const user = await requireSession();
  const asked = new URL(request.url).searchParams.get('email');
  const staff = isInternalEmail(user.email);
  if (asked !== null && !staff) throw redirect('/start');
  const email = asked?.trim() || null;
  loadings += 1;
  const licenses = listLicenses(email);
  await waitBriefly(licenses);
  return { loading: loadings, email, staff, licenses };
}
