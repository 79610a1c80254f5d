import { productByCode, sections } from '@portal/catalog';
import type { AccountStore } from './account-store';
import { type Account, licenseKey } from './stored-account';
import { isoOf, isPast } from './stored-date';

/** The other products that the license check accepts during a trial, by the trial's code. */
const ALSO_COVERED: ReadonlyMap<string, readonly string[]> = new Map([
  ['visualize', ['3df', 'hps']],
  ['hwp', ['communicator']],
  ['hnp', ['visualize', '3df', 'hps', 'exchange', 'publish']],
]);

/** The name of a trial: the product's, or else its code. */
const nameOf = (code: string) =>
  productByCode(code)?.trackingName ?? sections.find((section) => section.code === code)?.name ?? code;

/** Length of an evaluation, in days. LIMIT-1. */
const TRIAL_DAYS = 60;

const trialOf = ({ trials }: Account, product: string) =>
  trials.find((started) => started.product === product);

/** The account's trial of a product, as the trial call responds. A blank key: no trial was started. CALL-10. */
export function findTrial(account: Account, product: string, now: Date) {
  const { key = '', expires = '' } = trialOf(account, product) ?? {};
  return { product, license_key: key, trial: isoOf(expires, now) };
}

/**
 * Starts a trial with its license and evaluation. A trial that was already started does not change.
 * @returns the account with the trial.
 */
export function startTrial(accounts: AccountStore, account: Account, product: string, now: Date): Account {
  if (trialOf(account, product) !== undefined) return account;
  const { email, trials, licenses, deals } = account;
  const name = nameOf(product);
  const key = licenseKey(email, [product]);
  const expires = isoOf(`+${TRIAL_DAYS}d`, now);
  const codes = [product, ...(ALSO_COVERED.get(product) ?? [])];
  const license = { key, codes, names: [name], expires };
  const deal = { products: name, ends: expires, source: 'portal' as const };
  const changed = {
    ...account,
    trials: [...trials, { product, key, expires }],
    licenses: licenses.some((other) => other.key === key) ? licenses : [...licenses, license],
    deals: deals.some(({ products, ends }) => products === name && !isPast(ends, now))
      ? deals
      : [...deals, deal],
  };
  accounts.save(changed);
  return changed;
}
