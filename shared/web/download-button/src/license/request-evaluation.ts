import { requestLicense } from '@portal/api/account';
import { formatIsoDate, type Product, TRIAL_DAYS } from '@portal/catalog';
import type { SessionUser } from '@portal/session';
import { rememberRequest } from './requested-evaluations';

/**
 * Requests an evaluation license of a partner product from sales. It lasts 60 calendar days from today, in the
 * user's time zone. This machine remembers that it was sent. ALERT-9, ALERT-12, LIMIT-1.
 * @throws {HttpError | NetworkError | TimeoutError} when the request fails.
 */
export async function requestEvaluation(
  product: Pick<Product, 'code'>,
  user: Pick<SessionUser, 'email'>,
  today = new Date(),
): Promise<void> {
  const end = new Date(today.getFullYear(), today.getMonth(), today.getDate() + TRIAL_DAYS);
  await requestLicense({
    company_email: user.email,
    product: product.code,
    license_type: 'Evaluation',
    expiration_date: formatIsoDate(end),
  });
  rememberRequest(product.code, user.email, today);
}
