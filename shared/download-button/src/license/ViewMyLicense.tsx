import { useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { useRef, useState } from 'react';
import { type LicensedProduct, mayViewLicense } from './view-my-license';

export interface ViewMyLicenseProps {
  readonly product: LicensedProduct;
}

/**
 * Goes to the license page if the visitor holds a license of the product. A spinner while it asks,
 * and clicks are ignored meanwhile. GATE-4. Its alert is shown by a `DownloadAlert` with the key
 * `licenseAlertKey(product)`.
 */
export function ViewMyLicense({ product }: ViewMyLicenseProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const onClick = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const passed = await mayViewLicense(product);
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
