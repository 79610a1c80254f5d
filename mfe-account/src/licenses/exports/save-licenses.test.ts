/** @jest-environment node */
import fc from 'fast-check';
import type { License } from '../licenses';
import { licensesCsv } from './save-licenses';

const license = (products: readonly string[], change: Partial<License> = {}): License => ({
  index: 0,
  key: 'SECRET-KEY',
  type: 'Full',
  expiration: { kind: 'never' },
  products,
  headers: [],
  ...change,
});

const header = { filename: 'hoops_license.h', contents: 'SECRET-KEY', type: 'text/x-c' };

/** Reads CSV as RFC 4180 defines it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

// LIC-8.
describe('licenses as CSV', () => {
  const licenses = [
    license(['HOOPS Exchange', 'HOOPS Publish'], { headers: [header] }),
    license(['RealDWG'], {
      type: 'Evaluation',
      expiration: { kind: 'soon', day: new Date(2026, 11, 2), days: 11 },
    }),
    license([], { type: 'Evaluation', expiration: { kind: 'unknown', text: 'on "request"' } }),
  ];

  test('have no keys', () => {
    const text = licensesCsv(licenses, { withKeys: false });
    expect(text).toBe(
      '\ufeffProducts,Type,Expiration,Header files\r\n' +
        '"HOOPS Exchange, HOOPS Publish",Full,Never,hoops_license.h\r\n' +
        'RealDWG,Evaluation,2026-12-02,\r\n' +
        ',Evaluation,"on ""request""",\r\n',
    );
    expect(text).not.toContain('SECRET');
  });

  test('have a column with the keys on request', () => {
    const rows = parseCsv(licensesCsv(licenses, { withKeys: true }).slice(1));
    expect(rows.map((cells) => cells.at(-1))).toEqual(['Key', 'SECRET-KEY', 'SECRET-KEY', 'SECRET-KEY']);
  });

  test('are read back as they were, and no cell is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (names) => {
        const rows = parseCsv(
          licensesCsv(
            names.map((name) => license([name])),
            { withKeys: false },
          ).slice(1),
        );
        const cells = rows.slice(1).map(([name]) => name);
        expect(cells).toEqual(names.map((name) => (/^[=+\-@＝＋－＠\t\r\n]/.test(name) ? `'${name}` : name)));
      }),
      { examples: [[['=HYPERLINK("http://evil.example")', '@SUM(1)', '-1', '＝1', '\n=1+1', 'a,b\r\n"c"']]] },
    );
  });
});
