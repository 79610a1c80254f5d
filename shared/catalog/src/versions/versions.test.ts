import fc from 'fast-check';
import {
  compareVersions,
  contentPath,
  contentVersion,
  ifcContentPath,
  isVersionText,
  ltsContentPath,
  olderVersionHref,
  olderVersionsView,
  packageVersion,
  productByCode,
  products,
  resolveVersion,
  routeVersion,
  sortVersionIndex,
  trainingContentPath,
  versionIndexPath,
} from '..';

const version = fc
  .array(fc.oneof(fc.nat(3000).map(String), fc.constantFrom('SP1', 'U2', 'RC', 'P', 'beta')), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((parts) => fc.constantFrom('.', '_', ' ', '-').map((glue) => parts.join(glue)));

test.each([
  [undefined, 'latest'],
  ['', 'latest'],
  ['LATEST', 'latest'],
  ['2024_SP1', '2024_sp1'],
])('the route version of %p is %s', (parameter, expected) => {
  expect(routeVersion(parameter)).toBe(expected);
});

test.each([
  ['2024 SP1 U2', '2024_sp1_u2'],
  ['2024.1.0', '2024.1.0'],
  [' 36.1 ', '36.1'],
])('the package version of %p is %s', (text, expected) => {
  expect(packageVersion(text)).toBe(expected);
});

// VER-4.
test('a package version has no capitals and no spaces, and packageVersion is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = packageVersion(text);
      expect(once).not.toMatch(/\s|[A-Z]/);
      expect(packageVersion(once)).toBe(once);
    }),
  );
});

// VER-5, VER-6.
test.each([
  ['communicator', '2024.1.0', '2024.1.0'],
  ['communicator', '2020 SP1 U1', '2020_sp1_u1'],
  ['eda', '2.1.0', '2-1-0'],
  ['edv', '2024.1', '2024-1'],
  ['cee_env_desktop', '2024.1.0', '2024-1-0'],
  ['cee_env_cloud', '2024.1.0', '2024-1-0'],
  ['cee_sam', '1.15.0', '1-15-0'],
  ['cee_sam_eval', '1.15.0', '1-15-0'],
  ['siemens-parasolid', '37.0', '37-0'],
  ['polygonica', '4.1.0', '4-1-0'],
  ['realdwg', '2025.0.1', '2025-0-1'],
  ['realdwg', '2025_1.2', '2025_1-2'],
  ['realdwg', '2024_1_update', '2024-1-update'],
  ['realdwg', '2024.1', '2024.1'],
  ['realdwg', '2026.0_1', '2026.0-1'],
  ['autocad_oem', '2025.1', '2025.1'],
  ['inventor_oem', '2025.1', '2025.1'],
  ['hps', '2024.1.0', '2024.1.0'],
])('the content version of %s %s is %s', (code, text, expected) => {
  const product = products.find((entry) => entry.code === code);
  expect(product && contentVersion(product, text)).toBe(expected);
});

// VER-10, TRN-7.
test('content paths', () => {
  expect(contentPath(productByCode('communicator'), '2024.1.0')).toBe(
    'hoops-product/hoops-communicator/hoops-communicator-2024.1.0.json',
  );
  expect(contentPath(productByCode('cee_sam'), '1.15.0')).toBe('cae-product/cee_sam/cee_sam-1-15-0.json');
  expect(versionIndexPath(productByCode('hwp'))).toBe(
    'hoops-product/the-hoops-web-platform/the-hoops-web-platform-version.json',
  );
  expect(versionIndexPath(productByCode('autocad_oem'))).toBe(
    'partner-product/autocad_oem/autocad_oem-version.json',
  );
  expect(trainingContentPath(productByCode('hps'))).toBe(
    'hoops-product/hoops-visualize-hps/online-training.json',
  );
  expect(ltsContentPath(productByCode('3df'))).toBe(
    'hoops-product/hoops-visualize-3df/hoops-visualize-3df-27.json',
  );
  expect(ifcContentPath('ifc_reader')).toBe('ifc-product/ifc_reader/ifc_reader-2023.json');
});

describe('resolveVersion', () => {
  const communicator = productByCode('communicator');

  // VER-2.
  test('resolves latest from the releases list, lower-cased with underscores', () => {
    const releases = [{ product: 'communicator', version: '2024 SP1 U2' }];
    const expected = { kind: 'resolved', version: '2024_sp1_u2', display: '2024 SP1 U2' };
    expect(resolveVersion(communicator, 'latest', releases)).toEqual(expected);
    expect(resolveVersion(communicator, undefined, releases)).toEqual(expected);
    expect(resolveVersion(communicator, 'LATEST', releases)).toEqual(expected);
  });

  test('uses any other version as it is', () => {
    expect(resolveVersion(communicator, '2023_SP1', [])).toEqual({
      kind: 'resolved',
      version: '2023_sp1',
      display: '2023_sp1',
    });
  });

  // VER-3.
  test('only hwp has a fallback version when it is unlisted', () => {
    for (const product of products) {
      const resolved = resolveVersion(product, 'latest', []);
      if (product.code === 'hwp')
        expect(resolved).toEqual({ kind: 'resolved', version: '2024.8.0', display: '2024.8.0' });
      else expect(resolved).toEqual({ kind: 'unlisted' });
    }
  });

  test('a listed hwp is not the fallback; a blank entry counts as unlisted', () => {
    expect(
      resolveVersion(productByCode('hwp'), 'latest', [{ product: 'hwp', version: '2026.1.0' }]),
    ).toMatchObject({ version: '2026.1.0' });
    expect(resolveVersion(productByCode('hwp'), 'latest', [{ product: 'hwp', version: ' ' }])).toMatchObject({
      version: '2024.8.0',
    });
    expect(resolveVersion(communicator, 'latest', [{ product: 'communicator', version: '' }])).toEqual({
      kind: 'unlisted',
    });
  });

  // MISS-2, VER-8.
  test.each(['../../secret', 'a/b', 'a\\b', '.', '..', '2024..1', 'a\u0000', '\ud800'])(
    '%j is an invalid version of a listed product',
    (text) => {
      expect(resolveVersion(communicator, text, [])).toEqual({ kind: 'refused' });
      expect(resolveVersion(communicator, 'latest', [{ product: 'communicator', version: text }])).toEqual({
        kind: 'refused',
      });
    },
  );

  test.each(['2024 SP1, U1', '<script>', 'a?b', '%2e%2e', '2024 (März)', '#1', '50%'])(
    '%s may be a version',
    (text) => {
      const releases = [{ product: 'communicator', version: text }];
      expect(resolveVersion(communicator, 'latest', releases)).toMatchObject({
        kind: 'resolved',
        version: packageVersion(text),
      });
    },
  );

  // VER-8.
  test('a resolved version is always a single path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const resolved = resolveVersion(communicator, text, []);
        if (resolved.kind === 'resolved') {
          expect(isVersionText(resolved.version)).toBe(true);
          expect(contentPath(communicator, resolved.version).split('/')).toHaveLength(3);
        }
      }),
    );
  });
});

describe('compareVersions', () => {
  test.each([
    ['2024.9.0', '2024.10.0'],
    ['2024.1', '2024.1.0'],
    ['2024', '2024 SP1'],
    ['2024 SP1', '2024 SP1 U1'],
    ['2024 SP1 U2', '2024 SP2'],
    ['2026.1.0 RC1', '2026.1.0'],
    ['2026.1.0_P1', '2026.1.0_RC1'],
    ['2026.1.0', '2026.1.0 U1'],
    ['9', '10'],
  ])('%s is before %s', (a, b) => {
    expect(compareVersions(a, b)).toBeLessThan(0);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        expect(compareVersions(a, b) === 0).toBe(a === b);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) {
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  // VER-9.
  test('is numeric at every position', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(50), (a, b, year) => {
        expect(Math.sign(compareVersions(`${year}.${a}`, `${year}.${b}`))).toBe(Math.sign(a - b));
      }),
    );
  });
});

describe('older versions', () => {
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
      fc.record({ year: fc.integer({ min: 1990, max: 2040 }), versions: fc.array(version) }),
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
});
