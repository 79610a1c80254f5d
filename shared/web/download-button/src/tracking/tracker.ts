import { getMarketingIdentity } from '@portal/api/account';
import { getConfig } from '@portal/config';
import { createQueryClient } from '@portal/query';
import { sessionStore } from '@portal/session';
import { isTrackingAllowed } from './consent';

/** A command of the tracker: its name and its argument. */
export type TrackerCommand =
  | readonly ['identify', Readonly<Record<string, unknown>>]
  | readonly [
      'trackCustomBehavioralEvent',
      { readonly name: string; readonly properties: Readonly<Record<string, string>> },
    ];

declare global {
  interface Window {
    /** The tracker's queue: an array until its script takes it over, then an object with `push`. */
    _hsq?: TrackerCommand[] | { push: (command: TrackerCommand) => unknown };
  }
}

/** Sends a command to the tracker, or queues it until the tracker's script is loaded. */
export function pushCommand(command: TrackerCommand): void {
  window._hsq ??= [];
  window._hsq.push(command);
}

/**
 * Returns the tracker's script element and adds it on first use; `null` if no tracker is configured. All copies of
 * this package on the page find the same element, so the page has one tracker.
 */
export function trackerScript(): HTMLScriptElement | null {
  const { scriptUrl, scriptIntegrity } = getConfig().tracking;
  if (scriptUrl === undefined) return null;
  const present = document.querySelector<HTMLScriptElement>('script[data-portal-tracker]');
  if (present !== null) return present;
  const script = document.createElement('script');
  if (scriptIntegrity !== undefined) {
    script.integrity = scriptIntegrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = scriptUrl;
  script.async = true;
  // Keeps the page's query out of the `Referer` header that the tracker's server receives.
  script.referrerPolicy = 'strict-origin';
  script.dataset.portalTracker = '';
  document.head.append(script);
  return script;
}

const client = createQueryClient();

async function identify(script: HTMLScriptElement): Promise<void> {
  try {
    pushCommand(['identify', await getMarketingIdentity()]);
  } catch {
    // An event without identity is better than none.
  }
  // A failure counts, too: the event of a download that leaves the page cannot wait for another attempt.
  script.dataset.identified = '';
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
