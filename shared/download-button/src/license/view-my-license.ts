import { noLicenseAlertFor, type Product } from '@portal/catalog';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';

/** The fields of a product that a "View my License" button needs. */
export type LicensedProduct = Pick<Product, 'code' | 'family'>;

/** The alert key of a page's "View my License" button. */
export const licenseAlertKey = (product: Pick<Product, 'code'>): string => `license:${product.code}`;

/**
 * Checks the session and the license, and shows an alert if one is missing. A failed check counts as no license.
 * GATE-4, GATE-5.
 * @returns whether to navigate to the license page.
 */
export async function checkLicenseAccess({ code, family }: LicensedProduct): Promise<boolean> {
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
