import {
  calendarDaysBetween,
  displayName,
  downloadPagePath,
  parseDate,
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

/** A product of an evaluation. */
export interface EvaluationRow extends ProductRow {
  readonly end: Date;
  /** Calendar days until the last day; 0 on that day, less once the evaluation is over. */
  readonly daysLeft: number;
}

/** The row of a product, whose key is in the license summary. */
function productRow(company: string, name: string): ProductRow {
  const downloadPath = downloadPagePath(name);
  const keyPath = downloadPath === null ? null : '/license_generator';
  return { company, product: displayName(name), downloadPath, keyPath };
}

/** The rows of the first item, which has the company and its products. No item, no rows. LAND-7. */
export function licensedRows({ products: [first] }: LicensedProducts): ProductRow[] {
  if (first === undefined) return [];
  return splitProductList(first.products_licensed).map((name) => productRow(first.company_name, name));
}

/**
 * One row for each product of an evaluation; one without links if it names no product, and maybe not itself. LAND-5.
 * The key of an evaluation that sales manages is in the license summary, other keys are on the trial page. LAND-6.
 */
function rowsOf({ company, name, dealname, source, ts3d_product_s__for_this_opportunity: list }: Deal) {
  const names = splitProductList(list);
  if (names.length === 0) {
    const product = displayName(name?.trim() || dealname?.trim() || 'Evaluation');
    return [{ company, product, downloadPath: null, keyPath: null }];
  }
  return names.map((each): ProductRow => {
    const row = productRow(company, each);
    const trial = source === 'manage' ? null : trialPath(each);
    return trial === null ? row : { ...row, keyPath: trial };
  });
}

/** The rows of each evaluation with an end, over or not. DATE-1. */
const datedRows = ({ deals }: LicensedProducts, now: Date): EvaluationRow[] =>
  deals.flatMap((deal) => {
    const end = parseDate(deal.evaluation_end_date);
    if (end === null) return [];
    const daysLeft = calendarDaysBetween(now, end);
    return rowsOf(deal).map((row) => ({ ...row, end, daysLeft }));
  });

/** The rows of each evaluation that ends today or later. LAND-5. */
export const evaluationRows = (response: LicensedProducts, now: Date): EvaluationRow[] =>
  datedRows(response, now).filter(({ daysLeft }) => daysLeft >= 0);

/** The products whose evaluation is over, the latest first. A product that was evaluated twice counts once. LAND-11. */
export function endedEvaluations(response: LicensedProducts, now: Date): EvaluationRow[] {
  const latestFirst = datedRows(response, now)
    .filter(({ daysLeft }) => daysLeft < 0)
    .sort((one, other) => other.daysLeft - one.daysLeft);
  return latestFirst.filter(
    ({ product }, index) => latestFirst.findIndex((each) => each.product === product) === index,
  );
}

/** How long a customer is told of an ended evaluation beside active ones, in calendar days. LAND-11. */
const ENDED_SHOWN_DAYS = 90;

/** The panel of a signed-in user. A customer is an evaluator, a partner or both, and has at least one row. LAND-2. */
export type UserPanel =
  | {
      readonly kind: 'new';
      /** Evaluations that are over, the latest first. */
      readonly ended: readonly EvaluationRow[];
    }
  | {
      readonly kind: 'customer';
      readonly licensed: readonly ProductRow[];
      readonly evaluations: readonly EvaluationRow[];
      /** Evaluations that ended lately, of products that the other lists do not name. */
      readonly ended: readonly EvaluationRow[];
    };

/**
 * Derives the panel from the account service's response: a new user has no rows, an evaluator has an
 * active evaluation, a partner has a licensed product. LAND-2.
 */
export function panelOf(response: LicensedProducts, now: Date): UserPanel {
  const licensed = licensedRows(response);
  const evaluations = evaluationRows(response, now);
  const ended = endedEvaluations(response, now);
  if (licensed.length + evaluations.length === 0) return { kind: 'new', ended };
  const current = new Set([...licensed, ...evaluations].map(({ product }) => product));
  return {
    kind: 'customer',
    licensed,
    evaluations,
    ended: ended.filter(({ product, daysLeft }) => daysLeft >= -ENDED_SHOWN_DAYS && !current.has(product)),
  };
}
