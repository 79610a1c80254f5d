import { formatIsoDate } from '@portal/catalog';
import fc from 'fast-check';
import { licenseOf } from './licenses';

const now = new Date(2026, 10, 20, 15, 30);
const record = { key: 'K-1', expires: 'Never', products: ['Ceetron Envision Cloud'], headers: [] };

describe('a license', () => {
  test('is full if and only if it never expires', () => {
    expect(licenseOf(record, 0, now)).toMatchObject({ type: 'Full', expiration: { kind: 'never' } });
    fc.assert(
      fc.property(fc.string(), (expires) => {
        fc.pre(expires !== 'Never');
        const license = licenseOf({ ...record, expires }, 0, now);
        expect(license.type).toBe('Evaluation');
        expect(license.expiration.kind).not.toBe('never');
      }),
    );
  });

  test('shows products under their display names', () => {
    expect(licenseOf(record, 0, now).products).toEqual(['Ceetron Envision Web']);
  });

  test('expires by calendar day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
        const day = new Date(2026, 10, 20 + days);
        const kind = days < 0 ? 'expired' : days <= 30 ? 'soon' : 'later';
        const { expiration } = licenseOf({ ...record, expires: formatIsoDate(day) }, 0, now);
        expect(expiration).toEqual({ kind, day, days: days === 0 ? 0 : days });
      }),
    );
  });

  test('keeps an invalid expiration as the service returned it', () => {
    const at = (expires: string) => licenseOf({ ...record, expires }, 0, now).expiration;
    expect(at('when the contract ends')).toEqual({ kind: 'unknown', text: 'when the contract ends' });
    expect(at(' ')).toEqual({ kind: 'unknown', text: '' });
  });
});
