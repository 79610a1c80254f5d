/** @jest-environment node */
import fc from 'fast-check';
import { type LicenseView, parseView, SORT_COLUMNS, withView } from './license-view';

const parse = (search: string) => parseView(new URLSearchParams(search));
const NO_FILTER: LicenseView = { product: null, type: null, expiring: null, sort: null, page: 1 };

// LIC-6.
describe('the view of licenses in the address', () => {
  test.each([
    ['', {}],
    ['product=RealDWG&type=full', { product: 'RealDWG', type: 'Full' }],
    ['type=EVALUATION', { type: 'Evaluation' }],
    ['expiring=30', { expiring: 30 }],
    ['expiring=soon', { expiring: 30 }],
    ['expiring=expired', { expiring: 'expired' }],
    ['sort=expires', { sort: { column: 'expires', descending: false } }],
    ['sort=-product&page=3', { sort: { column: 'product', descending: true }, page: 3 }],
  ] as const)('%j is read', (search, view) => {
    expect(parse(search)).toEqual({ ...NO_FILTER, ...view });
  });

  test.each([
    'product=%20&type=gold&expiring=whenever&sort=key&page=0',
    'type=__proto__&expiring=-5&sort=--type&page=-1',
    'expiring=1e3&sort=constructor&page=99999',
    'expiring=NaN&sort=&page=1.5',
  ])('%j filters nothing', (search) => {
    expect(parse(search)).toEqual(NO_FILTER);
  });

  test('is read as it was written, and other parameters stay', () => {
    const view = fc.record<LicenseView>({
      product: fc.option(fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '')),
      type: fc.constantFrom('Full', 'Evaluation', null),
      expiring: fc.oneof(fc.constantFrom(null, 'expired' as const), fc.nat(9_999)),
      sort: fc.option(fc.record({ column: fc.constantFrom(...SORT_COLUMNS), descending: fc.boolean() })),
      page: fc.integer({ min: 1, max: 9_999 }),
    });
    fc.assert(
      fc.property(view, view, (before, after) => {
        const first = withView(new URLSearchParams('email=a%40b.example&utm=x&utm=y'), before);
        const second = withView(first, after);
        expect(parseView(second)).toEqual(after);
        expect(second.get('email')).toBe('a@b.example');
        expect(second.getAll('utm')).toEqual(['x', 'y']);
      }),
    );
  });

  test('starts at the first page after a change, and leaves out what filters nothing', () => {
    const search = withView(new URLSearchParams('type=full&page=4'), { type: null, expiring: null });
    expect(search.toString()).toBe('');
  });
});
