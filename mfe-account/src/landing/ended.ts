import type { LicensedProducts } from '@portal/api/account';
import { calendarDaysBetween, parseDate } from '@portal/catalog';
import { rowsOf } from './rows';

/** A product whose evaluation is over. LAND-11. */
export interface EndedEvaluation {
  /** The display name. */
  readonly product: string;
  /** The last day. */
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
