import { requestLicense } from '@portal/api/account';
import { type Product, TRIAL_DAYS } from '@portal/catalog';
import type { SessionUser } from '@portal/session';

/** A calendar day of the visitor's, as the account service takes it: `2026-11-20`. */
function calendarDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/**
 * Asks sales for an evaluation license of 60 days, beginning today. Spec P§6, P§7, P§9.
 * @throws {HttpError | NetworkError | TimeoutError} when the request could not be handed over.
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
    expiration_date: calendarDay(end),
  });
}
