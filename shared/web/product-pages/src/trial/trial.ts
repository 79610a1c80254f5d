import type { Trial as TrialResponse } from '@portal/api/account';
import { daysRemaining, parseDate, TRIAL_DAYS } from '@portal/catalog';

/** The status of a trial. TRI-2, TRI-3, DATE-3. */
export type Trial =
  /** No user is signed in; `expired` if a session has just ended. */
  | { readonly kind: 'signed-out'; readonly expired: boolean }
  /** The request failed; `reason` is a sentence for the user. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** There is no key yet; `days` is the duration after it is started. */
  | { readonly kind: 'not-started'; readonly days: number }
  /** `end` is `null` while the service returns no expiry; `days` is then the whole trial. */
  | {
      readonly kind: 'running';
      readonly days: number;
      readonly licenseKey: string;
      readonly end: Date | null;
    }
  | { readonly kind: 'expired'; readonly end: Date };

/** A trial that has not been started. */
const NOT_STARTED = { kind: 'not-started', days: TRIAL_DAYS } as const;

/** Derives the status from the account service's response. */
export function trialOf({ license_key, trial }: TrialResponse, now: Date): Trial {
  const licenseKey = license_key.trim();
  const remaining = daysRemaining(trial, now);
  const end = parseDate(trial);
  if (remaining.kind === 'counted' && remaining.days === 0 && end !== null) return { kind: 'expired', end };
  if (licenseKey === '')
    return remaining.kind === 'unknown' ? NOT_STARTED : { kind: 'not-started', days: remaining.days };
  if (remaining.kind === 'default') return { kind: 'running', days: remaining.days, licenseKey, end: null };
  if (remaining.kind === 'unknown' || end === null) {
    return { kind: 'failed', reason: 'The account service gave an expiry date that cannot be read.' };
  }
  return { kind: 'running', days: remaining.days, licenseKey, end };
}
