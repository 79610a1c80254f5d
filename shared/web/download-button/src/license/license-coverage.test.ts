/** @jest-environment node */
import { describeCoverage } from './license-coverage';

// ALERT-13.
test.each([
  [[], ''],
  [[{ versions: [], languages: [] }], ''],
  [[{ versions: ['2026'], languages: ['English'] }], 'Your license covers OEM 2026 in English.'],
  [[{ versions: [], languages: ['English', 'French'] }], 'Your license covers OEM in English and French.'],
  [[{ versions: ['2024', '2025', '2026'], languages: [] }], 'Your license covers OEM 2024, 2025, and 2026.'],
  [
    [
      { versions: ['2026'], languages: ['English'] },
      { versions: ['2026'], languages: ['English'] },
      { versions: ['2025'], languages: ['German'] },
    ],
    'Your licenses cover OEM 2026 in English and OEM 2025 in German.',
  ],
])('%j: "%s"', (licenses, sentence) => {
  expect(describeCoverage('OEM', licenses)).toBe(sentence);
});
