import { sessionStore } from '@portal/session';
import { showToast } from '@portal/toasts';
import { requestEvaluation } from '../license/request-evaluation';

/**
 * Tells sales which partner product a signed-in visitor wants to evaluate, beside the contact form that
 * opens. ALERT-9. The form alone serves when it fails.
 */
export async function requestLicenseFromSales(product: string): Promise<void> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in') return;
  try {
    await requestEvaluation({ code: product }, session.user);
    showToast({ kind: 'success', header: 'Sales', body: 'Your evaluation request has been noted.' });
  } catch {
    // The contact form that the link opens is the request then.
  }
}
