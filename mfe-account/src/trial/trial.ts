import type { Trial as TrialAnswer } from '@portal/api/account';
import { daysRemaining, parseDate, TRIAL_DAYS } from '@portal/catalog';

/** How a trial stands. TRI-2, TRI-3, DATE-3. */
export type Trial =
  /** Nobody is signed in; `expired` if somebody was until just now. */
  | { readonly kind: 'signed-out'; readonly expired: boolean }
  /** The look-up failed; `reason` is a sentence for people. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** There is no key yet; `days` is what starting it would give. */
  | { readonly kind: 'not-started'; readonly days: number }
  /** `end` is null while the service gives no expiry; `days` is then the whole trial. */
  | {
      readonly kind: 'running';
      readonly days: number;
      readonly licenseKey: string;
      readonly end: Date | null;
    }
  | { readonly kind: 'expired'; readonly end: Date };

/** The days of a trial that has not been started. */
const fresh = { kind: 'not-started', days: TRIAL_DAYS } as const;

/** What the account service's answer means. */
export function trialOf({ license_key, trial }: TrialAnswer, now: Date): Trial {
  const licenseKey = license_key.trim();
  const left = daysRemaining(trial, now);
  if (licenseKey === '') return left.kind === 'unknown' ? fresh : { kind: 'not-started', days: left.days };
  const end = parseDate(trial);
  if (left.kind === 'default') return { kind: 'running', days: left.days, licenseKey, end: null };
  if (left.kind === 'unknown' || end === null) {
    return { kind: 'failed', reason: 'The account service gave an expiry date that cannot be read.' };
  }
  return left.days === 0 ? { kind: 'expired', end } : { kind: 'running', days: left.days, licenseKey, end };
}
