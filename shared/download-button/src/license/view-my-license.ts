import type { Product } from '@portal/catalog';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';

/** What a "View my License" button needs of a product. */
export type LicensedProduct = Pick<Product, 'code' | 'noLicenseAlert'>;

/** The alert of a page's "View my License" button. */
export const licenseAlertKey = (product: Pick<Product, 'code'>): string => `license:${product.code}`;

/**
 * The outcomes of "View my License": signed out, no license (a failed check counts as that), or the
 * license page. GATE-4, GATE-5.
 * @returns whether to go to the license page.
 */
export async function mayViewLicense({ code, noLicenseAlert }: LicensedProduct): Promise<boolean> {
  const key = licenseAlertKey({ code });
  const outcome = await passGate({ product: code });
  if (outcome.kind === 'passed') {
    hideAlert(key);
    return true;
  }
  if (outcome.kind === 'signed-out') showAlert(key, { type: 'login' });
  else showAlert(key, { type: noLicenseAlert, product: code, check: outcome.check });
  return false;
}
