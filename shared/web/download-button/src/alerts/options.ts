import type { NoLicenseAlert } from '@portal/catalog';
import type { PortalConfig } from '@portal/config';

/** An option for a user without a license: a sentence that begins with a link. */
export interface LicenseOption {
  readonly link: string;
  readonly rest: string;
  readonly href: (config: PortalConfig) => string;
  /** Whether following the link also sends a license request to sales, for partner products. Default: false. ALERT-9. */
  readonly requestsLicense?: true;
}

const support: LicenseOption = {
  link: 'Contact support',
  rest: ' if you are already a customer.',
  href: ({ supportUrl }) => supportUrl,
};

/** The options of both no-license alerts, in their order. ALERT-4, ALERT-5. */
export const LICENSE_OPTIONS: Readonly<Record<NoLicenseAlert, readonly LicenseOption[]>> = {
  nolicensehoops: [
    support,
    { link: 'Get a 60-day evaluation', rest: '.', href: ({ manageHost }) => manageHost },
    {
      link: 'Contact sales',
      rest: ' to license this product.',
      href: ({ contactFormUrl }) => contactFormUrl,
    },
  ],
  nolicensenonhoops: [
    support,
    {
      link: 'Contact sales',
      rest: ' for a 60-day evaluation or licensing.',
      href: ({ contactFormUrl }) => contactFormUrl,
      requestsLicense: true,
    },
  ],
};
