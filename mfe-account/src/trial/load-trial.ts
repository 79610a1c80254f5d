import { getTrial } from '@portal/api/account';
import { describeError, isHttpError } from '@portal/api/core';
import { checkSession } from '@portal/session';
import { report } from '../report';
import { type Trial, trialOf } from './trial';

/** Asks for a trial and says how it stands. Never rejects; a failure is logged. TRI-4. */
async function ask(product: string, isCreate: boolean): Promise<Trial> {
  try {
    return trialOf(await getTrial({ product, isCreate }), new Date());
  } catch (error) {
    // The session ended elsewhere; the store knows by now.
    if (isHttpError(error, 401)) return { kind: 'signed-out', expired: true };
    report(`The trial of ${product} could not be ${isCreate ? 'started' : 'looked up'}`, error);
    return { kind: 'failed', reason: describeError(error) };
  }
}

/** How the visitor's trial of a product stands. */
export async function lookUpTrial(product: string): Promise<Trial> {
  const session = await checkSession();
  if (session.status === 'signed-in') return ask(product, false);
  return { kind: 'signed-out', expired: session.status === 'signed-out' && session.reason === 'expired' };
}

/** Starts the trial of a product; one that was started before is answered as it stands. */
export const startTrial = (product: string): Promise<Trial> => ask(product, true);
