/** @jest-environment node */
import fc from 'fast-check';
import {
  olderVersionHref,
  olderVersionsView,
  packageVersion,
  productByCode,
  products,
  resolveVersion,
  sortVersionIndex,
} from '..';
import { versionText } from './testing/version-text';

const index = [
  { year: '2023', versions: ['2023 SP2', '2023', '2023 SP1'] },
  { year: '2025', versions: ['2025.2.0', '2025.10.0', '2025.9.0'] },
  { year: '2024', versions: ['2024.9.0', '2024.10.0'] },
  { year: '2022', versions: [], message: '' },
  { year: '2021', versions: [], message: 'On request.' },
];

// OLD-1, OLD-2.
test('newest year first; only Communicator’s versions are sorted, from 2024 on', () => {
  expect(sortVersionIndex(productByCode('communicator'), index)).toEqual([
    { year: '2025', versions: ['2025.10.0', '2025.9.0', '2025.2.0'] },
    { year: '2024', versions: ['2024.10.0', '2024.9.0'] },
    index[0],
    index[3],
    index[4],
  ]);
  for (const product of products.filter(({ code }) => code !== 'communicator')) {
    expect(sortVersionIndex(product, index)).toEqual([index[1], index[2], index[0], index[3], index[4]]);
  }
});

test('sorting keeps every version and does not modify the index', () => {
  const years = fc.array(
    fc.record({ year: fc.integer({ min: 1990, max: 2040 }), versions: fc.array(versionText) }),
  );
  fc.assert(
    fc.property(years, (entries) => {
      const before = structuredClone(entries);
      const sorted = sortVersionIndex(productByCode('communicator'), entries);
      expect(entries).toEqual(before);
      expect(sorted.flatMap(({ versions }) => versions).sort()).toEqual(
        before.flatMap(({ versions }) => versions).sort(),
      );
      const order = sorted.map(({ year }) => year);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
    }),
  );
});

// OLD-3, OLD-4.
test('links, messages and the default message', () => {
  const view = olderVersionsView(productByCode('exchange'), index);
  expect(view).toHaveLength(5);
  expect(view[2]).toEqual({
    year: '2023',
    href: null,
    message: null,
    date: null,
    versions: [
      { name: '2023 SP2', href: '/hoops/exchange/downloads/2023_sp2', date: null },
      { name: '2023', href: '/hoops/exchange/downloads/2023', date: null },
      { name: '2023 SP1', href: '/hoops/exchange/downloads/2023_sp1', date: null },
    ],
  });
  expect(view[3]?.message).toBe('No update for this version.');
  expect(view[4]?.message).toBe('On request.');
});

// OLD-9.
test('a year without a name has one on the page', () => {
  const [year] = olderVersionsView(productByCode('exchange'), [{ year: ' ', versions: ['2026.1'] }]);
  expect(year?.year).toBe('Versions');
});

// OLD-7.
test('dates come from the index', () => {
  const dates = { '2026': '2026-03-01', '2026.1': '2026-06-01', '2026.2': ' ' };
  const years = [{ year: 2026, versions: ['2026.1', '2026.2', 'constructor'], dates }];
  const [year] = olderVersionsView(productByCode('autocad_oem'), years);
  expect(year?.date).toBe('2026-03-01');
  expect(year?.versions.map(({ date }) => date)).toEqual(['2026-06-01', null, null]);
});

// OLD-5.
test('only AutoCAD OEM: four years, and the year is the link', () => {
  const view = olderVersionsView(productByCode('autocad_oem'), index);
  expect(view.map(({ year, href }) => [year, href])).toEqual([
    ['2025', '/platform-products/autocad_oem/downloads/2025'],
    ['2024', '/platform-products/autocad_oem/downloads/2024'],
    ['2023', '/platform-products/autocad_oem/downloads/2023'],
    ['2022', '/platform-products/autocad_oem/downloads/2022'],
  ]);
  for (const product of products.filter(({ code }) => code !== 'autocad_oem')) {
    const years = olderVersionsView(product, index);
    expect(years).toHaveLength(5);
    expect(years.every(({ href }) => href === null)).toBe(true);
  }
});

test.each(['A/../../b', 'a\\b', '.', '..', '', 'a\u0007', '\ud800'])(
  'the version %j has a name and no address',
  (text) => {
    expect(olderVersionHref(productByCode('eda'), text)).toBeNull();
    const view = olderVersionsView(productByCode('eda'), [{ year: 2024, versions: [text] }]);
    expect(view[0]?.versions).toEqual([{ name: text, href: null, date: null }]);
  },
);

test('the page of a version link resolves to the same version', () => {
  expect(olderVersionHref(productByCode('eda'), '2024 SP1, U1')).toBe('/cae/eda/downloads/2024_sp1%2C_u1');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const href = olderVersionHref(productByCode('eda'), text);
      if (href === null) return;
      const { pathname } = new URL(href, 'https://portal.example');
      expect(pathname.split('/')).toHaveLength(5);
      const parameter = decodeURIComponent(pathname.split('/')[4] ?? '');
      expect(resolveVersion(productByCode('eda'), parameter, [])).toMatchObject({
        kind: 'resolved',
        version: packageVersion(text),
      });
    }),
  );
});
