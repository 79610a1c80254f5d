import { getConfig } from '@portal/config';

/** Local storage key of the visitor's choice. Session storage holds only the keys of the session (SES-3). */
const STORAGE_KEY = 'portal.tracking-consent';

export type Consent = 'granted' | 'denied' | 'undecided';

export function readConsent(): Consent {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : 'undecided';
  } catch {
    return 'undecided'; // Storage is disabled.
  }
}

/** Callbacks to run once the visitor consents. */
const pendingCallbacks = new Set<() => void>();

/** Stores the visitor's choice and, if consent is granted, runs the pending callbacks. */
export function storeConsent(consent: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // Without storage the visitor is asked again, and nothing is sent until then.
  }
  if (consent === 'denied') return;
  const callbacks = [...pendingCallbacks];
  pendingCallbacks.clear();
  for (const callback of callbacks) callback();
}

/** Whether the configuration requires no consent, or it is granted. */
const hasConsent = () => !getConfig().tracking.requireConsent || readConsent() === 'granted';

/**
 * Runs a callback once the visitor consents: immediately if consent is already granted or the configuration does
 * not require it, and never for a visitor who declines.
 */
export function onConsent(callback: () => void): void {
  if (hasConsent()) callback();
  else pendingCallbacks.add(callback);
}

/** Whether tracking is configured and, if the configuration requires consent, consent is granted. */
export const isTrackingAllowed = (): boolean => getConfig().tracking.scriptUrl !== undefined && hasConsent();
