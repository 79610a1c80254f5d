import { getConfig } from '@portal/config';

/** The visitor's answer, kept for later visits. Session storage is the session's alone (decisions §5). */
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

export function storeConsent(consent: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(KEY, consent);
  } catch {
    // Without storage the visitor is asked again, and nothing is sent until then.
  }
}

/** Whether anything may be sent: never before consent where the configuration asks for it. */
export function mayTrack(): boolean {
  const { scriptUrl, requireConsent } = getConfig().tracking;
  return scriptUrl !== undefined && (!requireConsent || readConsent() === 'granted');
}
