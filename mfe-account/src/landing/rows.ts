import type { LicensedProducts } from '@portal/api/account';
import {
  calendarDaysBetween,
  displayName,
  downloadPagePath,
  isActiveEvaluation,
  parseDate,
  shortName,
  splitProductList,
  trialPath,
} from '@portal/catalog';

/** The path of the license summary. */
const LICENSES_PATH = '/license_generator';

/** Fields of both kinds of rows. LAND-5, LAND-7. */
interface ProductRow {
  readonly company: string;
  /** The display name. */
  readonly product: string;
  /** `null` for a product that the portal does not know: its row has no links. LAND-6. */
  readonly downloadPath: string | null;
}

/** A product that the company has licensed. */
export type LicensedRow = ProductRow;

/** A product of an active evaluation. */
export interface EvaluationRow extends ProductRow {
  readonly end: Date;
  /** Calendar days until the last day; 0 on that day. */
  readonly daysLeft: number;
  /** The path of the page with the license key. */
  readonly keyPath: string | null;
}

const productRow = (company: string, name: string): ProductRow => ({
  company,
  product: displayName(name),
  downloadPath: downloadPagePath(shortName(name)),
});

/** The rows of the first item, which has the company and its products. No item, no rows. LAND-7. */
export function licensedRows({ products }: LicensedProducts): LicensedRow[] {
  const [first] = products;
  if (first === undefined) return [];
  return splitProductList(first.products_licensed).map((name) => productRow(first.company_name, name));
}

/** `source` of an evaluation that sales manages. LAND-6. */
const MANAGED = 'manage';

/** The key of a managed evaluation is in the license summary, other keys are on the trial page. LAND-6. */
function keyPath(name: string, source: string): string | null {
  const short = shortName(name);
  if (short === 'unknown') return null;
  return (source === MANAGED ? null : trialPath(short)) ?? LICENSES_PATH;
}

/** The title of an evaluation that has neither a product nor a name. LAND-5. */
const UNNAMED = 'Evaluation';

/** The row of an evaluation that names no product. */
const unnamedRow = ({ company, name, dealname }: LicensedProducts['deals'][number]) => ({
  company,
  product: displayName(name?.trim() || dealname?.trim() || UNNAMED),
  downloadPath: null,
  keyPath: null,
});

/**
 * One row for each product of each evaluation that ends today or later; one without links for an
 * evaluation that names no product. LAND-5, DATE-1.
 */
export function evaluationRows({ deals }: LicensedProducts, now: Date): EvaluationRow[] {
  return deals.flatMap((deal) => {
    const { company, evaluation_end_date, source } = deal;
    const end = parseDate(evaluation_end_date);
    if (end === null || !isActiveEvaluation(evaluation_end_date, now)) return [];
    const names = splitProductList(deal.ts3d_product_s__for_this_opportunity);
    const rows =
      names.length === 0
        ? [unnamedRow(deal)]
        : names.map((name) => ({ ...productRow(company, name), keyPath: keyPath(name, source) }));
    const daysLeft = calendarDaysBetween(now, end);
    return rows.map((row) => ({ ...row, end, daysLeft }));
  });
}
