import type { LicensedProducts } from '@portal/api/account';
import { type EvaluationRow, evaluationRows, type LicensedRow, licensedRows } from './rows';

/** The panel's tabs in their order. LAND-3. */
export type View = 'licensed' | 'active';

/**
 * The state of the panel. A visitor and a failed request have no user type (LAND-2); a customer is an
 * evaluator, a partner or both.
 */
export type Panel =
  /** No user is signed in; `expired` if a session has just ended. */
  | { readonly kind: 'visitor'; readonly expired: boolean }
  /** The request failed; `reason` is a sentence for the user. It never suggests a trial. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'customer';
      /** The tabs with rows; the first one is open initially. */
      readonly views: readonly [View, ...View[]];
      readonly licensed: readonly LicensedRow[];
      readonly evaluations: readonly EvaluationRow[];
    };

/**
 * Derives the panel from the account service's response: a new user has no rows, an evaluator has an
 * active evaluation, a partner has a licensed product. A user who is both counts as a partner and gets both
 * tabs. LAND-2, LAND-3.
 */
export function panelOf(response: LicensedProducts, now: Date): Panel {
  const licensed = licensedRows(response);
  const evaluations = evaluationRows(response, now);
  const views: View[] = [];
  if (licensed.length > 0) views.push('licensed');
  if (evaluations.length > 0) views.push('active');
  const [first, ...others] = views;
  if (first === undefined) return { kind: 'new' };
  return { kind: 'customer', views: [first, ...others], licensed, evaluations };
}
