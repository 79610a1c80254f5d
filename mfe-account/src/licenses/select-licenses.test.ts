/** @jest-environment node */
import type { Expiration } from '@portal/catalog';
import fc from 'fast-check';
import type { LicenseView, Sort } from './license-view';
import type { License } from './licenses';
import { selectLicenses } from './select-licenses';

const at = (days: number): Expiration => ({
  kind: days < 0 ? 'expired' : days <= 30 ? 'soon' : 'later',
  day: new Date(2026, 10, 20 + days),
  days,
});
const license = (index: number, expiration: Expiration, ...products: string[]): License => ({
  index,
  key: `KEY-${index}`,
  type: expiration.kind === 'never' ? 'Full' : 'Evaluation',
  expiration,
  products,
  headers: [],
});

const licenses = [
  license(0, at(12), 'HOOPS Publish'),
  license(1, { kind: 'never' }, 'HOOPS Exchange', 'HOOPS Publish'),
  license(2, at(-5), 'polygonica'),
  license(3, { kind: 'unknown', text: 'on request' }),
  license(4, at(60), 'Ceetron Access'),
  license(5, at(0), 'Ceetron Solve'),
];
const NO_FILTER: LicenseView = { product: null, type: null, expiring: null, sort: null, page: 1 };
const selected = (view: Partial<LicenseView>) =>
  selectLicenses(licenses, { ...NO_FILTER, ...view }).map(({ index }) => index);

// LIC-6.
describe('the licenses of a view', () => {
  test.each<[string, Partial<LicenseView>, number[]]>([
    ['no filter', {}, [0, 1, 2, 3, 4, 5]],
    ['a product’s name', { product: 'HOOPS Publish' }, [0, 1]],
    ['another spelling', { product: ' hoops_publish ' }, [0, 1]],
    ['a product’s code', { product: 'exchange' }, [1]],
    ['a name that shares its product with another one', { product: 'Ceetron Solve' }, [5]],
    ['a product without a license', { product: 'RealDWG' }, []],
    ['a product that does not exist', { product: '<b>' }, []],
    ['full licenses', { type: 'Full' }, [1]],
    ['evaluations', { type: 'Evaluation' }, [0, 2, 3, 4, 5]],
    ['the next 30 days', { expiring: 30 }, [0, 5]],
    ['today', { expiring: 0 }, [5]],
    ['the past', { expiring: 'expired' }, [2]],
    ['all at once', { product: 'publish', type: 'Evaluation', expiring: 90 }, [0]],
  ])('for %s', (_, view, indexes) => {
    expect(selected(view)).toEqual(indexes);
  });

  test.each<[Sort, number[]]>([
    [{ column: 'product', descending: false }, [4, 5, 1, 0, 2, 3]],
    [{ column: 'product', descending: true }, [2, 0, 1, 5, 4, 3]],
    [{ column: 'type', descending: false }, [0, 2, 3, 4, 5, 1]],
    [{ column: 'type', descending: true }, [1, 0, 2, 3, 4, 5]],
    [{ column: 'expires', descending: false }, [2, 5, 0, 4, 1, 3]],
    [{ column: 'expires', descending: true }, [1, 4, 0, 5, 2, 3]],
  ])('are sorted by %j', (sort, indexes) => {
    expect(selected({ sort })).toEqual(indexes);
  });

  test('are the same ones in every order', () => {
    const column = fc.constantFrom('product', 'type', 'expires');
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -400, max: 400 })),
        column,
        fc.boolean(),
        (days, by, descending) => {
          const list = days.map((day, index) => license(index, at(day), `Product ${day % 7}`));
          const sort = { column: by as Sort['column'], descending };
          const sorted = selectLicenses(list, { ...NO_FILTER, sort });
          expect([...sorted].sort((a, b) => a.index - b.index)).toEqual(list);
        },
      ),
    );
  });
});
