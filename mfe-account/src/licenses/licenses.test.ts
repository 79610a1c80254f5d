/** @jest-environment node */
import { formatIsoDate } from '@portal/catalog';
import fc from 'fast-check';
import { licensesOf } from './licenses';

const now = new Date(2026, 10, 20, 15, 30);
const record = { key: 'K-1', expires: 'Never', products: ['Ceetron Envision Cloud'], headers: [] };
type LicenseRecord = Parameters<typeof licensesOf>[0][number];

/** The license of a response with one. */
function licenseOf(one: LicenseRecord) {
  const [license] = licensesOf([one], now);
  if (license === undefined) throw new Error('There is no license');
  return license;
}

describe('a license', () => {
  test('is full if and only if it never expires', () => {
    expect(licenseOf(record)).toMatchObject({ type: 'Full', expiration: { kind: 'never' } });
    fc.assert(
      fc.property(fc.string(), (expires) => {
        fc.pre(expires !== 'Never');
        const license = licenseOf({ ...record, expires });
        expect(license.type).toBe('Evaluation');
        expect(license.expiration.kind).not.toBe('never');
      }),
    );
  });

  test('shows products under their display names', () => {
    expect(licenseOf(record).products).toEqual(['Ceetron Envision Web']);
  });

  // An empty list that was written as a text is read as one blank name.
  test('has no product without a name', () => {
    expect(licenseOf({ ...record, products: ['', ' ', ' HOOPS Exchange'] }).products).toEqual([
      'HOOPS Exchange',
    ]);
  });

  // LIC-2: a blank one is no key, and what is copied is the key alone.
  test.each([
    [' K-1\n', 'K-1'],
    [' ', ''],
  ])('of the key %j has the key %j', (key, shown) => {
    expect(licenseOf({ ...record, key }).key).toBe(shown);
  });

  test('expires by calendar day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
        const day = new Date(2026, 10, 20 + days);
        const kind = days < 0 ? 'expired' : days <= 30 ? 'soon' : 'later';
        const { expiration } = licenseOf({ ...record, expires: formatIsoDate(day) });
        expect(expiration).toEqual({ kind, day, days: days === 0 ? 0 : days });
      }),
    );
  });

  test('keeps an invalid expiration as the service returned it', () => {
    const at = (expires: string) => licenseOf({ ...record, expires }).expiration;
    expect(at('when the contract ends')).toEqual({ kind: 'unknown', text: 'when the contract ends' });
    expect(at(' ')).toEqual({ kind: 'unknown', text: '' });
  });
});
