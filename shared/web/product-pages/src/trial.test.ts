/** @jest-environment node */
import { calendarDaysBetween } from '@portal/catalog';
import fc from 'fast-check';
import { trialOf } from './trial';

const now = new Date(2026, 10, 20, 12);
const DAY = 86_400_000;
const response = (license_key: string, trial: string) => ({ product: 'exchange', license_key, trial });

describe('the status of a trial', () => {
  test('has 60 days before it is started, and while its expiry is blank', () => {
    expect(trialOf(response('', ''), now)).toEqual({ kind: 'not-started', days: 60 });
    expect(trialOf(response('K', ' '), now)).toEqual({
      kind: 'running',
      days: 60,
      licenseKey: 'K',
      end: null,
    });
  });

  // TRI-3.
  test('rounds up the remaining days, has none left on its last day, and then expires', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90 * DAY, max: 90 * DAY }), (left) => {
        const end = new Date(now.getTime() + left);
        const days = Math.max(0, Math.ceil(left / DAY));
        expect(trialOf(response('K', end.toISOString()), now)).toEqual(
          calendarDaysBetween(now, end) < 0
            ? { kind: 'expired', end, licenseKey: 'K' }
            : { kind: 'running', days, licenseKey: 'K', end },
        );
      }),
    );
  });

  // TRI-8.
  test('has ended after its last day, also when its key is gone', () => {
    const end = new Date(2026, 10, 1);
    expect(trialOf(response('', '2026-11-01'), now)).toEqual({ kind: 'expired', end, licenseKey: '' });
    expect(trialOf(response('K', '2026-11-01'), now)).toEqual({ kind: 'expired', end, licenseKey: 'K' });
    expect(trialOf(response('', '2026-11-20'), now)).toMatchObject({ kind: 'expired' });
    expect(trialOf(response('K', '2026-11-20'), now)).toMatchObject({ kind: 'running', days: 0 });
    expect(trialOf(response('', '2026-11-25T12:00:00Z'), now)).toMatchObject({ kind: 'not-started' });
  });

  // TRI-3.
  test('never shows days from an expiry date that cannot be parsed, and keeps the key', () => {
    expect(trialOf(response('K', ' soon '), now)).toEqual({
      kind: 'undated',
      licenseKey: 'K',
      expiry: 'soon',
    });
    expect(trialOf(response('', 'soon'), now)).toEqual({ kind: 'not-started', days: 60 });
  });

  test('never shows a negative or fractional number', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((d) => d.toISOString()),
        ),
        (key, expiry) => {
          const trial = trialOf(response(key, expiry), now);
          if ('days' in trial) {
            expect(Number.isInteger(trial.days)).toBe(true);
            expect(trial.days).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
