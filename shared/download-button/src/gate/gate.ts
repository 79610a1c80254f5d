import { checkLicense } from '@portal/api/account';
import { isHttpError } from '@portal/api/core';
import { checkSession, sessionStore } from '@portal/session';
import type { LicenseQuestion } from '../download/request';

/** Who may pass. `unchecked`: the license check failed, which counts as not licensed. Decisions §8. */
export type GateOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-license'; readonly product: string; readonly check: 'refused' | 'unchecked' };

/** Whether somebody is signed in; asks only if this page load has not asked yet. Decisions §5, "Storage". */
async function isSignedIn(): Promise<boolean> {
  const now = sessionStore.getState();
  const state = now.status === 'unknown' ? await checkSession() : now;
  return state.status === 'signed-in';
}

async function licenseOutcome({ product, oem }: LicenseQuestion): Promise<GateOutcome> {
  try {
    if (await checkLicense(product, oem)) return { kind: 'passed' };
    return { kind: 'no-license', product, check: 'refused' };
  } catch (error) {
    // A session that another tab ended counts as signed out at the next call. Decisions §2.
    if (isHttpError(error, 401)) return { kind: 'signed-out' };
    return { kind: 'no-license', product, check: 'unchecked' };
  }
}

/**
 * Signed in? Then, where a license is needed: licensed? The license is asked for only after the session.
 * Spec P§4, P§5. Never rejects.
 */
export async function passGate(license: LicenseQuestion | null): Promise<GateOutcome> {
  if (!(await isSignedIn())) return { kind: 'signed-out' };
  return license === null ? { kind: 'passed' } : licenseOutcome(license);
}
