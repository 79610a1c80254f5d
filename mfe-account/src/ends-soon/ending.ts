import type { License } from '../licenses/license';

/** A product whose license or evaluation ends within 30 days. */
export interface Ending {
  readonly product: string;
  /** Days until the last day; 0 on that day. */
  readonly days: number;
}

/** What the landing page knows about an evaluation. */
export interface Evaluation {
  readonly product: string;
  readonly daysLeft: number;
}

/** The days of "soon", as for the chip of a license. DATE-2. */
const SOON_DAYS = 30;

/**
 * The products that end within 30 days, the next one first: those of licenses and of evaluations, which often are
 * the same, so a product is named once. LAND-20.
 */
export function endingSoon(
  licenses: readonly License[],
  evaluations: readonly Evaluation[],
): readonly Ending[] {
  const all: readonly Ending[] = [
    ...licenses.flatMap(({ expiration, products }) =>
      expiration.kind === 'soon' ? products.map((product) => ({ product, days: expiration.days })) : [],
    ),
    ...evaluations.map(({ product, daysLeft }) => ({ product, days: daysLeft })),
  ];
  const byProduct = new Map<string, Ending>();
  for (const ending of all) {
    const known = byProduct.get(ending.product);
    if (ending.days <= SOON_DAYS && (known === undefined || ending.days < known.days)) {
      byProduct.set(ending.product, ending);
    }
  }
  return [...byProduct.values()].sort((a, b) => a.days - b.days);
}
