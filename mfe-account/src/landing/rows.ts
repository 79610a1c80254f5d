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
import type { LicensedProducts } from '@portal/sdk/api/account';

/** An evaluation of a company, with one or more products. */
type Deal = LicensedProducts['deals'][number];

/** A product that the company has licensed, and the fields of both kinds of rows. LAND-5, LAND-7. */
export interface ProductRow {
  readonly company: string;
  /** The display name. */
  readonly product: string;
  /** `null` for a product that the portal does not know: its row has no links. LAND-6. */
  readonly downloadPath: string | null;
  /** The path of the page with the license key; `null` for a product that the portal does not know. */
  readonly keyPath: string | null;
}

/** A product of an active evaluation. */
export interface EvaluationRow extends ProductRow {
  readonly end: Date;
  /** Calendar days until the last day; 0 on that day. */
  readonly daysLeft: number;
}

/** The row of a product, whose key is in the license summary. */
function productRow(company: string, name: string): ProductRow {
  const downloadPath = downloadPagePath(shortName(name));
  const keyPath = downloadPath === null ? null : '/license_generator';
  return { company, product: displayName(name), downloadPath, keyPath };
}

/** The rows of the first item, which has the company and its products. No item, no rows. LAND-7. */
export function licensedRows({ products }: LicensedProducts): ProductRow[] {
  const [first] = products;
  if (first === undefined) return [];
  return splitProductList(first.products_licensed).map((name) => productRow(first.company_name, name));
}

/** The key of an evaluation that sales manages is in the license summary, other keys are on the trial page. LAND-6. */
function evaluatedProductRow(company: string, name: string, source: string): ProductRow {
  const row = productRow(company, name);
  const trial = source === 'manage' ? null : trialPath(shortName(name));
  return trial === null ? row : { ...row, keyPath: trial };
}

/** The row of an evaluation that names no product, and maybe not itself. LAND-5. */
const unnamedRow = ({ company, name, dealname }: Deal): ProductRow => ({
  company,
  product: displayName(name?.trim() || dealname?.trim() || 'Evaluation'),
  downloadPath: null,
  keyPath: null,
});

/** One row for each product of an evaluation; one without links if it names no product. LAND-5. */
export function rowsOf(deal: Deal): ProductRow[] {
  const names = splitProductList(deal.ts3d_product_s__for_this_opportunity);
  if (names.length === 0) return [unnamedRow(deal)];
  return names.map((name) => evaluatedProductRow(deal.company, name, deal.source));
}

/** The rows of each evaluation that ends today or later. LAND-5, DATE-1. */
export function evaluationRows({ deals }: LicensedProducts, now: Date): EvaluationRow[] {
  return deals.flatMap((deal) => {
    const end = parseDate(deal.evaluation_end_date);
    if (end === null || !isActiveEvaluation(deal.evaluation_end_date, now)) return [];
    const daysLeft = calendarDaysBetween(now, end);
    return rowsOf(deal).map((row) => ({ ...row, end, daysLeft }));
  });
}
