/** @jest-environment node */
import fc from 'fast-check';
import type { License } from './licenses';
import { searchLicenses } from './select-licenses';

const license = (index: number, key: string, ...products: string[]): License => ({
  index,
  key,
  type: index % 2 ? 'Evaluation' : 'Full',
  expiration: index % 2 ? { kind: 'soon', day: new Date(2026, 11, 1), days: 11 } : { kind: 'never' },
  products,
  headers: [],
});

const licenses = [
  license(0, 'AAA-111', 'HOOPS Exchange', 'HOOPS Publish'),
  license(1, 'BBB-222', 'HOOPS Communicator'),
  license(2, 'CCC-333', 'RealDWG'),
];
const found = (query: string) => searchLicenses(licenses, query).map(({ index }) => index);

describe('searching licenses', () => {
  test.each([
    ['', [0, 1, 2]],
    ['   ', [0, 1, 2]],
    ['hoops', [0, 1]],
    ['HOOPS publish', [0]],
    ['evaluation', [1]],
    ['expires soon', [1]],
    ['ccc-3', [2]],
    ['polygonica', []],
  ])('%j finds %j', (query, indexes) => {
    expect(found(query)).toEqual(indexes);
  });

  test('never finds more for an additional word, and keeps the order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const first = found(one);
        const both = found(`${one} ${other}`);
        expect(first).toEqual([...first].sort((a, b) => a - b));
        expect(first).toEqual(expect.arrayContaining(both));
      }),
    );
  });
});
