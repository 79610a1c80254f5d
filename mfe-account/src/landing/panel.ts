import type { LicensedProducts } from '@portal/api/account';
import { type EvaluationRow, evaluationRows, type LicensedRow, licensedRows } from './rows';

/** The panel's tabs, in their order. LAND-3. */
export type View = 'licensed' | 'active';

/**
 * What the panel knows. A visitor and a failed look-up have no user type (LAND-2); a customer is an
 * evaluator, a partner or both.
 */
export type Panel =
  /** Nobody is signed in; `expired` if somebody was until just now. */
  | { readonly kind: 'visitor'; readonly expired: boolean }
  /** The look-up failed; `reason` is a sentence for people. Never an invitation to a trial. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'customer';
      /** The tabs that there are; the first one is open. */
      readonly views: readonly [View, ...View[]];
      readonly licensed: readonly LicensedRow[];
      readonly evaluations: readonly EvaluationRow[];
    };

/**
 * What the account service's answer means: new without any row, evaluator with an active evaluation,
 * partner with a licensed product, which wins. Who is both gets both tabs. LAND-2, LAND-3.
 */
export function panelOf(answer: LicensedProducts, now: Date): Panel {
  const licensed = licensedRows(answer);
  const evaluations = evaluationRows(answer, now);
  const views: View[] = [];
  if (licensed.length > 0) views.push('licensed');
  if (evaluations.length > 0) views.push('active');
  const [first, ...others] = views;
  if (first === undefined) return { kind: 'new' };
  return { kind: 'customer', views: [first, ...others], licensed, evaluations };
}
