/** @jest-environment node */
import fc from 'fast-check';
import { compareVersions } from '..';
import { versionText } from './testing/version-text';

// VER-9, NAME-5.
test.each([
  ['2024.9.0', '2024.10.0'],
  ['2024.1', '2024.1.0'],
  ['2024', '2024 SP1'],
  ['2024 SP1', '2024 SP1 U1'],
  ['2024 SP1 U2', '2024 SP2'],
  ['2024 U2', '2024 SP1'],
  ['2026.1.0 RC1', '2026.1.0'],
  ['2026.1.0_P1', '2026.1.0_RC1'],
  ['2026.1.0', '2026.1.0 U1'],
  ['9', '10'],
])('%s is before %s', (a, b) => {
  expect(compareVersions(a, b)).toBeLessThan(0);
});

test('is a total order', () => {
  fc.assert(
    fc.property(versionText, versionText, versionText, (a, b, c) => {
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
