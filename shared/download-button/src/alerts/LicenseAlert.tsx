import { isPartnerProduct, type NoLicenseAlert } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Alert, ExternalLink } from '@portal/ui';
import styles from './alerts.module.css';
import { requestLicenseFromSales } from './ask-sales';
import { LICENSE_OPTIONS } from './options';
import { LICENSE_UNCHECKED, NO_LICENSE } from './texts';

interface LicenseAlertProps {
  readonly type: NoLicenseAlert;
  readonly product: string;
  readonly check: 'refused' | 'unchecked';
  readonly onClose: () => void;
}

/** Says that a license is missing and what can be done. ALERT-3. */
export function LicenseAlert({ type, product, check, onClose }: LicenseAlertProps) {
  const config = getConfig();
  const partner = isPartnerProduct(product);
  return (
    <Alert kind="warning" title={NO_LICENSE} onClose={onClose}>
      {check === 'unchecked' && <p>{LICENSE_UNCHECKED}</p>}
      <ul className={styles.options}>
        {LICENSE_OPTIONS[type].map(({ link, rest, href, asksSales }) => (
          <li key={rest}>
            <ExternalLink
              href={href(config)}
              onClick={asksSales && partner ? () => void requestLicenseFromSales(product) : undefined}
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
