import {
  isPartnerProduct,
  type LicenseRequirement,
  type NoLicenseAlert,
  productByCode,
} from '@portal/catalog';
import { getConfig } from '@portal/config';
import { useQuery } from '@portal/query';
import { sessionStore, useSessionUser } from '@portal/session';
import { Alert, ExternalLink, useAction } from '@portal/ui';
import { showToast } from '@portal/ui/toasts';
import { describeCoverage, findLicenseCoverage } from '../license/license-coverage';
import { requestEvaluation } from '../license/request-evaluation';
import { requestedOn } from '../license/requested-evaluations';
import styles from './alerts.module.css';
import type { NoLicenseAlertState } from './store';
import { TITLES } from './titles';

/** An option for a user without a license: a sentence that begins with a link. */
interface LicenseOption {
  readonly link: string;
  readonly rest: string;
  /** The field of the configuration with its address. */
  readonly href: 'supportUrl' | 'manageHost' | 'contactFormUrl';
  /** Whether following the link also sends a license request to sales, for partner products. Default: false. ALERT-9. */
  readonly requestsLicense?: true;
}

const support: LicenseOption = {
  link: 'Contact support',
  rest: ' if you are already a customer.',
  href: 'supportUrl',
};

/** The options of both no-license alerts, in their order. ALERT-4, ALERT-5. */
const LICENSE_OPTIONS: Readonly<Record<NoLicenseAlert, readonly LicenseOption[]>> = {
  nolicensehoops: [
    support,
    { link: 'Get a 60-day evaluation', rest: '.', href: 'manageHost' },
    { link: 'Contact sales', rest: ' to license this product.', href: 'contactFormUrl' },
  ],
  nolicensenonhoops: [
    support,
    {
      link: 'Contact sales',
      rest: ' for a 60-day evaluation or licensing.',
      href: 'contactFormUrl',
      requestsLicense: true,
    },
  ],
};

/**
 * Requests an evaluation of a partner product from sales for a signed-in user, in addition to the contact form
 * that opens, unless this machine has sent it today. ALERT-9. A failure is ignored, because the form is enough.
 */
async function requestLicenseFromSales(product: string): Promise<void> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in') return;
  const sent = requestedOn(product, session.user.email);
  if (sent?.toDateString() === new Date().toDateString()) return;
  try {
    await requestEvaluation({ code: product }, session.user);
    showToast({ kind: 'success', header: 'Sales', body: 'Your evaluation request has been noted.' });
  } catch {
    // The contact form that the link opens is enough.
  }
}

/** Says which other versions or languages of the product the user's licenses cover, if the service tells. ALERT-13. */
function OtherLicenses({ product }: Pick<LicenseRequirement, 'product'>) {
  const email = useSessionUser()?.email;
  const licenses = useQuery({
    queryKey: [email, product],
    queryFn: async () => (email === undefined ? [] : findLicenseCoverage(email, product)),
  });
  if (licenses.status !== 'success') return null;
  const sentence = describeCoverage(productByCode(product)?.name ?? product, licenses.data);
  return sentence === '' ? null : <p>{sentence}</p>;
}

interface LicenseAlertProps extends NoLicenseAlertState {
  readonly onClose: () => void;
}

/** Says that the license is missing and lists the user's options. ALERT-3. */
export function LicenseAlert({ type, license, check, onClose }: LicenseAlertProps) {
  const { product } = license;
  const config = getConfig();
  const partner = isPartnerProduct(product);
  const { run } = useAction(() => requestLicenseFromSales(product));
  return (
    <Alert kind="warning" title={TITLES[type]} onClose={onClose}>
      {/* GATE-3. */}
      {check === 'unchecked' && <p>The license check could not be completed. You may repeat it.</p>}
      {license.oem && check === 'refused' && <OtherLicenses product={product} />}
      <ul className={styles.options}>
        {LICENSE_OPTIONS[type].map(({ link, rest, href, requestsLicense }) => (
          <li key={rest}>
            <ExternalLink
              href={config[href]}
              onClick={requestsLicense && partner ? () => void run() : undefined}
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
