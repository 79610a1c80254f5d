import { noLicenseAlertFor } from '@portal/catalog';
import { hideAlert, type LicensedProduct, licenseAlertKey, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';

/**
 * Checks the session and the license, and shows an alert if one is missing. A failed check counts as no license.
 * GATE-4, GATE-5.
 * @returns whether to navigate to the license page.
 */
export async function passLicense({ code, family }: LicensedProduct): Promise<boolean> {
  const key = licenseAlertKey({ code });
  const outcome = await passGate({ product: code });
  if (outcome.kind === 'passed') {
    hideAlert(key);
    return true;
  }
  if (outcome.kind === 'signed-out') showAlert(key, { type: 'login' });
  else
    showAlert(key, { type: noLicenseAlertFor({ family }), license: outcome.license, check: outcome.check });
  return false;
}
