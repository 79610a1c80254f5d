/** @jest-environment node */
import type { LicensedProducts } from '@portal/sdk/api/account';
import { endedEvaluations, panelOf } from './panel';

const now = new Date(2026, 10, 20, 9, 15);

const response = (...deals: readonly (readonly [products: string, end: string])[]): LicensedProducts => ({
  products: [],
  deals: deals.map(([products, end]) => ({
    company: 'Acme',
    evaluation_end_date: end,
    ts3d_product_s__for_this_opportunity: products,
    source: 'portal',
  })),
});
const endedOf = (given: LicensedProducts) =>
  endedEvaluations(given, now).map(({ product, daysLeft }) => `${product}: ${-daysLeft}`);

// LAND-11.
test.each<[string, LicensedProducts, string[]]>([
  ['yesterday', response(['HOOPS Exchange', '2026-11-19']), ['HOOPS Exchange: 1']],
  ['today is still active', response(['HOOPS Exchange', '2026-11-20']), []],
  ['without a date', response(['HOOPS Exchange', ''], ['HOOPS Publish', 'soon']), []],
  [
    'several, the latest first',
    response(['HOOPS Publish', '2026-10-01'], ['HOOPS Exchange;Parasolid', '2026-11-10']),
    ['HOOPS Exchange: 10', 'Parasolid: 10', 'HOOPS Publish: 50'],
  ],
  [
    'twice: the latest counts',
    response(['HOOPS Exchange', '2025-11-20'], ['HOOPS Exchange', '2026-11-10']),
    ['HOOPS Exchange: 10'],
  ],
  ['of a deal without products', response(['', '2026-11-18']), ['Evaluation: 2']],
])('an evaluation that ended %s', (_, given, expected) => {
  expect(endedOf(given)).toEqual(expected);
});

// LAND-11.
test('beside active evaluations, only recent ones of other products are told', () => {
  const given = response(
    ['HOOPS Exchange', '2026-12-24'],
    ['HOOPS Exchange', '2026-11-10'],
    ['HOOPS Publish', '2026-11-10'],
    ['Parasolid', '2026-01-10'],
  );
  expect(panelOf(given, now)).toMatchObject({ kind: 'customer', ended: [{ product: 'HOOPS Publish' }] });
});
