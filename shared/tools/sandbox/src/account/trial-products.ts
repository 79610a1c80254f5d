import { productByCode, sections } from '@portal/catalog';

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
export const trialProduct = (code: string): TrialProduct => ({
  name: productByCode(code)?.trackingName ?? sections.find((section) => section.code === code)?.name ?? code,
  covers: [code, ...(ALSO_COVERED[code] ?? [])],
});
