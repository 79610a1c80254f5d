import { checkLicense } from '@portal/api/account';
import { isHttpError } from '@portal/api/core';
import { type LicenseRequirement, noLicenseAlertFor } from '@portal/catalog';
import { confirmSession } from '@portal/session';
import {
  hideAlert,
  type LicensedProduct,
  licenseAlertKey,
  type NoLicenseAlertState,
  showAlert,
} from '../alerts/store';
import { coverageKey, coverageStore } from './license-preview';

/** Result of the gate. `unchecked`: the license check failed, which counts as not licensed. GATE-3. */
export type GateOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'signed-out' }
  | ({ readonly kind: 'no-license' } & Omit<NoLicenseAlertState, 'type'>);

/**
 * Checks the session and then, if one is required, the license. A visitor who seems signed out is checked with
 * the service once more. GATE-1, GATE-2, SES-10. Never rejects.
 */
export async function passGate(license: LicenseRequirement | null): Promise<GateOutcome> {
  const session = await confirmSession();
  if (session.status !== 'signed-in') return { kind: 'signed-out' };
  if (license === null) return { kind: 'passed' };
  try {
    const covered = await checkLicense(license.product, license.oem);
    coverageStore.setState({ [coverageKey(session.user.email, license)]: covered });
    return covered ? { kind: 'passed' } : { kind: 'no-license', license, check: 'refused' };
  } catch (error) {
    // The session ended in another tab; from this call on the user counts as signed out. SES-16.
    if (isHttpError(error, 401)) return { kind: 'signed-out' };
    return { kind: 'no-license', license, check: 'unchecked' };
  }
}

/**
 * Checks the session and the license, and shows an alert if one is missing. A failed check counts as no license.
 * GATE-4, GATE-5.
 * @param page the path of the page of the click. Once the user has left it, nothing happens.
 * @returns whether to navigate to the license page.
 */
export async function passLicense({ code, family }: LicensedProduct, page: string): Promise<boolean> {
  const key = licenseAlertKey({ code });
  const outcome = await passGate({ product: code });
  if (window.location.pathname !== page) return false;
  if (outcome.kind === 'passed') {
    hideAlert(key);
    return true;
  }
  if (outcome.kind === 'signed-out') showAlert(key, { type: 'login' });
  else
    showAlert(key, { type: noLicenseAlertFor({ family }), license: outcome.license, check: outcome.check });
  return false;
}
