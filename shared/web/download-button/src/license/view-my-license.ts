import { loadAfterClick } from '../load-after-click';
import type { LicensedProduct } from './license-alert-key';

/**
 * Checks the session and the license, and shows an alert if one is missing. GATE-4, GATE-5. If the code of the check
 * cannot be loaded, the license page itself tells what is missing.
 * @returns whether to navigate to the license page.
 */
export const checkLicenseAccess = (product: LicensedProduct): Promise<boolean> =>
  loadAfterClick().then(
    ({ passLicense }) => passLicense(product),
    () => true,
  );
