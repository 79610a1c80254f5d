import { productByCode, sections } from '@portal/catalog';
import type { AccountStore } from './account-store';
import { licenseKey } from './stored-account';
import { daysAfter, isoOf } from './stored-date';

interface TrialProduct {
  /** Name of the product in the evaluation and the license. */
  readonly name: string;
  /** Product codes that the license check accepts during the trial. */
  readonly covers: readonly string[];
}

/** The other products that a trial covers, by the trial's code. */
const ALSO_COVERED: Readonly<Record<string, readonly string[]>> = {
  visualize: ['3df', 'hps'],
  hwp: ['communicator'],
  hnp: ['visualize', '3df', 'hps', 'exchange', 'publish'],
};

/** The trial with a code. Its name is the product's, or the code if the catalog does not have it. */
const trialProduct = (code: string): TrialProduct => ({
  name: productByCode(code)?.trackingName ?? sections.find((section) => section.code === code)?.name ?? code,
  covers: [code, ...(ALSO_COVERED[code] ?? [])],
});

/** Length of an evaluation, in days. LIMIT-1. */
const TRIAL_DAYS = 60;

/** The response of the trial call. A blank key: no trial was started. CALL-10. */
interface Trial {
  readonly product: string;
  readonly license_key: string;
  /** Expiry as an ISO timestamp; may be blank. */
  readonly trial: string;
}

/** The account's trial of a product. */
export function findTrial(accounts: AccountStore, email: string, product: string, now: Date): Trial {
  const trial = accounts.find(email)?.trials.find((started) => started.product === product);
  return { product, license_key: trial?.key ?? '', trial: isoOf(trial?.expires ?? '', now) };
}

/** Starts a trial with its license and evaluation. A trial that was already started does not change. */
export function startTrial(accounts: AccountStore, email: string, product: string, now: Date): Trial {
  const { name, covers } = trialProduct(product);
  const key = licenseKey(email, [product]);
  const expires = daysAfter(now, TRIAL_DAYS).toISOString();
  const license = { key, codes: covers, names: [name], expires };
  const deal = { products: name, ends: expires, source: 'portal' as const };
  accounts.change(email, ({ trials, licenses, deals }) =>
    trials.some((started) => started.product === product)
      ? {}
      : {
          trials: [...trials, { product, key, expires }],
          licenses: licenses.some((other) => other.key === key) ? licenses : [...licenses, license],
          deals: deals.some(({ products }) => products === name) ? deals : [...deals, deal],
        },
  );
  return findTrial(accounts, email, product, now);
}
