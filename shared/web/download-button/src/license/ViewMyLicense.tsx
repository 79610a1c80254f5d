import { useNavigate } from '@portal/router';
import { Button, useAction } from '@portal/ui';
import type { LicensedProduct } from './license-alert-key';
import { checkLicenseAccess } from './view-my-license';

export interface ViewMyLicenseProps {
  readonly product: LicensedProduct;
}

/**
 * Navigates to the license page if the user has a license of the product. It is busy during the check and
 * ignores clicks meanwhile. GATE-4. A `DownloadAlert` with the key `licenseAlertKey(product)` renders its alert.
 */
export function ViewMyLicense({ product }: ViewMyLicenseProps) {
  const navigate = useNavigate();
  const { busy, run } = useAction(async () => {
    if (await checkLicenseAccess(product)) await navigate('/license_generator');
  });
  return (
    <Button icon="license" loading={busy} onClick={run}>
      View my License
    </Button>
  );
}
