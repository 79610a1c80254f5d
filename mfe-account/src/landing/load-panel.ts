import { getLicensedProducts } from '@portal/api/account';
import { describeError, isHttpError } from '@portal/api/core';
import { checkSession } from '@portal/session';
import { report } from '../report';
import { type Panel, panelOf } from './panel';

/** Looks up what the panel shows. Never rejects: a failure is one of the things to show. */
export async function loadPanel(): Promise<Panel> {
  const session = await checkSession();
  if (session.status !== 'signed-in') {
    return { kind: 'visitor', expired: session.status === 'signed-out' && session.reason === 'expired' };
  }
  try {
    return panelOf(await getLicensedProducts(session.user.email), new Date());
  } catch (error) {
    // The session ended elsewhere; the store knows by now.
    if (isHttpError(error, 401)) return { kind: 'visitor', expired: true };
    report('The licensed products could not be looked up', error);
    return { kind: 'failed', reason: describeError(error) };
  }
}

let preloaded: Promise<Panel> | undefined;

/** Starts the look-up of a visit to the landing page while the panel's code is still on its way. */
export function preloadPanel(): void {
  preloaded = loadPanel();
}

/** The look-up that was started early, once; after that a new one. */
export function takePanel(): Promise<Panel> {
  const taken = preloaded ?? loadPanel();
  preloaded = undefined;
  return taken;
}
