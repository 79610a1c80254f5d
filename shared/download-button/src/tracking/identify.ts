import { getMarketingIdentity } from '@portal/api/account';
import { sessionStore } from '@portal/session';
import { mayTrack } from './consent';
import { pushCommand } from './queue';
import { trackerScript } from './script';

let running: Promise<void> | undefined;

async function identify(script: HTMLScriptElement): Promise<void> {
  try {
    pushCommand(['identify', await getMarketingIdentity()]);
    script.dataset.identified = '';
  } catch {
    // An event without identity is better than none.
  }
}

/**
 * Tells the tracker who is signed in, once for a page load: signing in and out reload the page.
 * TRK-1, FRAME-4. Never rejects, and does nothing before consent or for a visitor.
 */
export function identifyVisitor(): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in' || !mayTrack()) return Promise.resolve();
  const script = trackerScript();
  if (script === null || script.dataset.identified !== undefined) return Promise.resolve();
  running ??= identify(script).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Identifies the visitor as soon as the session is known. For the host, once, when the page is idle.
 * @returns a function that stops listening.
 */
export function identifyAfterSignIn(): () => void {
  void identifyVisitor();
  return sessionStore.subscribe(() => void identifyVisitor());
}
