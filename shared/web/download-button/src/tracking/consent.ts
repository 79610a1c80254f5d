import { getConfig } from '@portal/config';
import { readStored, writeStored } from '@portal/ui/local-storage';

/** Local storage key of the visitor's choice. */
const STORAGE_KEY = 'portal.tracking-consent';

export type Consent = 'granted' | 'denied' | 'undecided';

export function readConsent(): Consent {
  const stored = readStored(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored : 'undecided';
}

/** Callbacks to run once the visitor consents. */
const pendingCallbacks = new Set<() => void>();

/**
 * Stores the visitor's choice and, if consent is granted, runs the pending callbacks. Without storage the visitor is
 * asked again, and nothing is sent until then.
 */
export function storeConsent(consent: 'granted' | 'denied'): void {
  writeStored(STORAGE_KEY, consent);
  if (consent === 'denied') return;
  const callbacks = [...pendingCallbacks];
  pendingCallbacks.clear();
  for (const callback of callbacks) callback();
}

/**
 * Runs a callback once the visitor consents: immediately if consent is already granted or the configuration does
 * not require it, and never for a visitor who declines.
 */
export function onConsent(callback: () => void): void {
  if (!getConfig().tracking.requireConsent || readConsent() === 'granted') callback();
  else pendingCallbacks.add(callback);
}

/** Whether tracking is configured and, if the configuration requires consent, consent is granted. */
export function isTrackingAllowed(): boolean {
  const { scriptUrl, requireConsent } = getConfig().tracking;
  return scriptUrl !== undefined && (!requireConsent || readConsent() === 'granted');
}
