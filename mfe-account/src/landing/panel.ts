import { calendarDaysBetween, parseDate } from '@portal/catalog';
import type { LicensedProducts } from '@portal/sdk/api/account';
import { type EvaluationRow, evaluationRows, licensedRows, type ProductRow, rowsOf } from './rows';

/** A product whose evaluation is over. LAND-11. */
export interface EndedEvaluation {
  /** The display name. */
  readonly product: string;
  readonly end: Date;
  /** Calendar days since the last day, from 1. */
  readonly daysAgo: number;
}

/** The products whose evaluation is over, the latest first. A product that was evaluated twice counts once. LAND-11. */
export function endedEvaluations({ deals }: LicensedProducts, now: Date): EndedEvaluation[] {
  const latestFirst = deals
    .flatMap((deal) => {
      const end = parseDate(deal.evaluation_end_date);
      const daysAgo = end === null ? 0 : calendarDaysBetween(end, now);
      if (end === null || daysAgo <= 0) return [];
      return rowsOf(deal).map(({ product }) => ({ product, end, daysAgo }));
    })
    .sort((one, other) => one.daysAgo - other.daysAgo);
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
      readonly ended: readonly EndedEvaluation[];
    }
  | {
      readonly kind: 'customer';
      readonly licensed: readonly ProductRow[];
      readonly evaluations: readonly EvaluationRow[];
      /** Evaluations that ended lately, of products that the other lists do not name. */
      readonly ended: readonly EndedEvaluation[];
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
    ended: ended.filter(({ product, daysAgo }) => daysAgo <= ENDED_SHOWN_DAYS && !current.has(product)),
  };
}
