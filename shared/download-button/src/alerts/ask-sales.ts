import { requestLicense } from '@portal/api/account';
import { TRIAL_DAYS } from '@portal/catalog';
import { sessionStore } from '@portal/session';
import { showToast } from '@portal/toasts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Tells sales which product a signed-in visitor wants to evaluate, beside the contact form that opens:
 * the license request of partner products. Spec P§6, decisions §2. The form alone serves when it fails.
 */
export async function askSales(product: string, now = new Date()): Promise<void> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in') return;
  try {
    await requestLicense({
      company_email: session.user.email,
      product,
      license_type: 'Evaluation',
      expiration_date: new Date(now.getTime() + TRIAL_DAYS * DAY).toISOString().slice(0, 10),
    });
    showToast({ kind: 'success', header: 'Sales', body: 'Your evaluation request has been noted.' });
  } catch {
    // The contact form that the link opens is the request then.
  }
}
