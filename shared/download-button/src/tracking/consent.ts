import { getConfig } from '@portal/config';

/** The visitor's answer, kept for later visits. Session storage is the session's alone (SES-3). */
const KEY = 'portal.tracking-consent';

export type Consent = 'granted' | 'denied' | 'unasked';

export function readConsent(): Consent {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked';
  } catch {
    return 'unasked'; // storage is switched off
  }
}

/** What waits for the visitor's consent. */
const waiting = new Set<() => void>();

/** Keeps the visitor's answer; what waited for a yes starts. */
export function storeConsent(consent: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(KEY, consent);
  } catch {
    // Without storage the visitor is asked again, and nothing is sent until then.
  }
  if (consent === 'denied') return;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Calls back once the visitor has agreed: at once where that was earlier, or where the configuration does
 * not ask; never for a visitor who declines.
 */
export function onConsent(work: () => void): void {
  if (!getConfig().tracking.requireConsent || readConsent() === 'granted') work();
  else waiting.add(work);
}

/** Whether anything may be sent: never before consent where the configuration asks for it. */
export function mayTrack(): boolean {
  const { scriptUrl, requireConsent } = getConfig().tracking;
  return scriptUrl !== undefined && (!requireConsent || readConsent() === 'granted');
}
