import { getMarketingIdentity } from '@portal/api/account';
import { createQueryClient } from '@portal/query';
import { sessionStore } from '@portal/session';
import { isTrackingAllowed } from './consent';
import { pushCommand, trackerScript } from './tracker';

const client = createQueryClient();

async function identify(script: HTMLScriptElement): Promise<void> {
  try {
    pushCommand(['identify', await getMarketingIdentity()]);
    script.dataset.identified = '';
  } catch {
    // An event without identity is better than none.
  }
}

/**
 * Sends the signed-in user's identity to the tracker, once per page load: signing in or out reloads the page.
 * TRK-1, FRAME-4. Never rejects. Does nothing before consent or while signed out.
 */
export function identifyVisitor(): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in' || !isTrackingAllowed()) return Promise.resolve();
  const script = trackerScript();
  if (script === null || script.dataset.identified !== undefined) return Promise.resolve();
  return client.fetchQuery({ queryKey: ['identity'], queryFn: () => identify(script) });
}

/**
 * Identifies the user as soon as the session is signed in. The host calls it once, when the page is idle.
 * @returns a function that unsubscribes from the session.
 */
export function identifyAfterSignIn(): () => void {
  void identifyVisitor();
  return sessionStore.subscribe(() => void identifyVisitor());
}
