import fc from 'fast-check';
import { contentVersion, packageVersion, products, routeVersion } from '..';

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
