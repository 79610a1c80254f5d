/** @jest-environment node */
import fc from 'fast-check';
import {
  contentPath,
  isVersionText,
  packageVersion,
  productByCode,
  products,
  resolveVersion,
  routeVersion,
  versionWords,
} from '..';
import { contentVersion } from './route-version';

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

// MISS-2.
test.each(['\n', '2024\n', '\t2024'])('the address %j has an invalid version', (parameter) => {
  const releases = [{ product: 'communicator', version: '2025.1' }];
  expect(resolveVersion(communicator, parameter, releases)).toEqual({ kind: 'refused' });
});

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

// VER-11.
test.each([
  ['2023_sp2', '2023 SP2'],
  ['2024_sp1_u1', '2024 SP1 U1'],
  ['2026.4.0_p1', '2026.4.0 P1'],
  ['2026.2.0_rc1', '2026.2.0 RC1'],
  ['2024_update_1', '2024 Update 1'],
  ['2027_sp_2', '2027 SP 2'],
  ['2026.3.0', '2026.3.0'],
])('%s is shown as %s', (version, words) => {
  expect(versionWords(version)).toBe(words);
});
