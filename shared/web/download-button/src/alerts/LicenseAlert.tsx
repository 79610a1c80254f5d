import { isPartnerProduct } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Alert, ExternalLink } from '@portal/ui';
import styles from './alerts.module.css';
import { OtherLicenses } from './OtherLicenses';
import { LICENSE_OPTIONS } from './options';
import { requestLicenseFromSales } from './request-license-from-sales';
import type { NoLicenseAlertState } from './store';
import { TITLES } from './titles';

/** The additional sentence when the check failed. GATE-3. */
const LICENSE_UNCHECKED = 'The license check could not be completed. You may repeat it.';

interface LicenseAlertProps extends NoLicenseAlertState {
  readonly onClose: () => void;
}

/** Says that the license is missing and lists the user's options. ALERT-3. */
export function LicenseAlert({ type, license, check, onClose }: LicenseAlertProps) {
  const { product } = license;
  const config = getConfig();
  const partner = isPartnerProduct(product);
  return (
    <Alert kind="warning" title={TITLES[type]} onClose={onClose}>
      {check === 'unchecked' && <p>{LICENSE_UNCHECKED}</p>}
      {license.oem && check === 'refused' && <OtherLicenses license={license} />}
      <ul className={styles.options}>
        {LICENSE_OPTIONS[type].map(({ link, rest, href, requestsLicense }) => (
          <li key={rest}>
            <ExternalLink
              href={href(config)}
              onClick={requestsLicense && partner ? () => void requestLicenseFromSales(product) : undefined}
            >
              {link}
            </ExternalLink>
            {rest}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
