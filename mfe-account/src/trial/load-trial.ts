import { getTrial } from '@portal/api/account';
import { describeError, isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';
import { type Trial, trialOf } from '@portal/product-pages/trial';
import { checkSession, isExpired } from '@portal/session';

/** Requests a trial and returns its status. Never rejects; a failure is reported. TRI-4. */
async function requestTrial(product: string, isCreate: boolean): Promise<Trial> {
  try {
    return trialOf(await getTrial({ product, isCreate }), new Date());
  } catch (error) {
    // The session ended elsewhere; the session store has been updated. SES-16.
    if (isHttpError(error, 401)) return { kind: 'signed-out', expired: true };
    const action = isCreate ? 'started' : 'looked up';
    report(new Error(`The trial of ${product} could not be ${action}`, { cause: error }));
    return { kind: 'failed', reason: describeError(error) };
  }
}

/** Loads the visitor's trial of a product. */
export async function loadTrial(product: string): Promise<Trial> {
  const session = await checkSession();
  if (session.status === 'signed-in') return requestTrial(product, false);
  return { kind: 'signed-out', expired: isExpired(session) };
}

/** Starts the trial of a product. For a trial that has already started, returns its status. */
export const startTrial = (product: string): Promise<Trial> => requestTrial(product, true);
