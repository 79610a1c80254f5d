import { sessionStore } from '@portal/session';
import { showToast } from '@portal/toasts';
import { requestEvaluation } from '../license/request-evaluation';

/**
 * Requests an evaluation of a partner product from sales for a signed-in user, in addition to the contact form
 * that opens. ALERT-9. A failure is ignored, because the form is enough.
 */
export async function requestLicenseFromSales(product: string): Promise<void> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in') return;
  try {
    await requestEvaluation({ code: product }, session.user);
    showToast({ kind: 'success', header: 'Sales', body: 'Your evaluation request has been noted.' });
  } catch {
    // The contact form that the link opens is enough.
  }
}
