import { getTrial, type Trial as TrialResponse } from '@portal/api/account';
import {
  type CatalogSection,
  calendarDaysBetween,
  daysRemaining,
  parseDate,
  productByCode,
  TRIAL_DAYS,
} from '@portal/catalog';
import { checkSession } from '@portal/session';

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
  /** A key whose expiry, `expiry`, cannot be read as a date. */
  | { readonly kind: 'undated'; readonly licenseKey: string; readonly expiry: string }
  /** `licenseKey` is empty if the service has none any more. */
  | { readonly kind: 'expired'; readonly end: Date; readonly licenseKey: string };

/** Derives the status from the account service's response. A blank expiry is the whole trial. DATE-3. */
export function trialOf({ license_key, trial }: TrialResponse, now: Date): Trial {
  const licenseKey = license_key.trim();
  const expiry = trial.trim();
  const end = parseDate(expiry);
  if (end === null) {
    if (licenseKey === '') return { kind: 'not-started', days: TRIAL_DAYS };
    return expiry === ''
      ? { kind: 'running', days: TRIAL_DAYS, licenseKey, end }
      : { kind: 'undated', licenseKey, expiry };
  }
  const days = daysRemaining(end, now);
  // On its last day, nothing can be started any more, but a key is valid.
  const isOver = days === 0 && (licenseKey === '' || calendarDaysBetween(now, end) < 0);
  if (isOver) return { kind: 'expired', end, licenseKey };
  return licenseKey === '' ? { kind: 'not-started', days } : { kind: 'running', days, licenseKey, end };
}

/** The platforms, with the sections whose toolkits their trials cover. TRI-9. */
const PLATFORMS: readonly { readonly platform: CatalogSection; readonly toolkits: readonly string[] }[] = [
  { platform: productByCode('hwp'), toolkits: ['communicator', 'exchange', 'publish'] },
  { platform: productByCode('hnp'), toolkits: ['visualize', 'hps', '3df', 'exchange', 'publish'] },
];

/** A running trial of a platform that covers a product. TRI-9. */
export interface PlatformTrial {
  readonly platform: CatalogSection;
  readonly trial: Extract<Trial, { kind: 'running' }>;
}

async function runningTrial(platform: CatalogSection): Promise<PlatformTrial | null> {
  const trial = trialOf(await getTrial({ product: platform.trial?.code ?? platform.code }), new Date());
  return trial.kind === 'running' ? { platform, trial } : null;
}

/**
 * The user's running trial of a platform that covers a product; `null` without one. Never rejects: it is an
 * addition, and the page's own trial tells of a failure. TRI-9.
 */
export async function loadPlatformTrial({ code }: CatalogSection): Promise<PlatformTrial | null> {
  const platforms = PLATFORMS.filter(({ toolkits }) => toolkits.includes(code));
  if (platforms.length === 0 || (await checkSession()).status !== 'signed-in') return null;
  const found = await Promise.all(platforms.map(({ platform }) => runningTrial(platform).catch(() => null)));
  return found.find((trial) => trial !== null) ?? null;
}
