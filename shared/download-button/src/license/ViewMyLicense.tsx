import { useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { useRef, useState } from 'react';
import { checkLicenseAccess, type LicensedProduct } from './view-my-license';

export interface ViewMyLicenseProps {
  readonly product: LicensedProduct;
}

/**
 * Navigates to the license page if the user has a license of the product. It is busy during the check and
 * ignores clicks meanwhile. GATE-4. A `DownloadAlert` with the key `licenseAlertKey(product)` renders its alert.
 */
export function ViewMyLicense({ product }: ViewMyLicenseProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const onClick = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const passed = await checkLicenseAccess(product);
    running.current = false;
    setBusy(false);
    if (passed) await navigate('/license_generator');
  };

  return (
    <Button icon="license" loading={busy} onClick={onClick}>
      View my License
    </Button>
  );
}
