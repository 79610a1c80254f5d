import { Button, type ButtonProps, useAction } from '@portal/ui';
import { useNavigate } from '@portal/ui/router';
import type { LicensedProduct } from '../alerts/store';
import { loadAfterClick } from '../load-after-click';

/**
 * Checks the session and the license, and shows an alert if one is missing. GATE-4, GATE-5. If the code of the check
 * cannot be loaded, the license page itself tells what is missing.
 * @returns whether to navigate to the license page; false once the user has left the page of the click.
 */
export function checkLicenseAccess(product: LicensedProduct): Promise<boolean> {
  const page = window.location.pathname;
  return loadAfterClick().then(
    ({ passLicense }) => passLicense(product, page),
    () => window.location.pathname === page,
  );
}

interface ViewMyLicenseProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly product: LicensedProduct;
}

/**
 * Navigates to the license page if the user has a license of the product. It is busy during the check and
 * ignores clicks meanwhile. GATE-4. A `DownloadAlert` with the key `licenseAlertKey(product)` renders its alert.
 */
export function ViewMyLicense({ product, kind, size }: ViewMyLicenseProps) {
  const navigate = useNavigate();
  const { busy, run } = useAction(async () => {
    if (await checkLicenseAccess(product)) await navigate('/license_generator');
  });
  return (
    <Button kind={kind} size={size} icon="license" loading={busy} onClick={run}>
      View my License
    </Button>
  );
}
