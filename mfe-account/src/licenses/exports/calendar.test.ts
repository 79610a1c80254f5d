/** @jest-environment node */
import type { Expiration } from '@portal/catalog';
import fc from 'fast-check';
import type { License } from '../licenses';
import { licenseCalendar } from './calendar';

const options = {
  url: 'https://portal.example/license_generator',
  now: new Date(Date.UTC(2026, 10, 21, 9, 5, 7)),
};
const at = (days: number): Expiration => ({
  kind: days < 0 ? 'expired' : 'soon',
  day: new Date(2026, 10, 21 + days),
  days,
});
const license = (products: readonly string[], expiration: Expiration): License => ({
  index: 0,
  key: 'SECRET-KEY',
  type: 'Evaluation',
  expiration,
  products,
  headers: [],
});

const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const values = (text: string, name: string) =>
  unfold(text).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

// LIC-7.
describe('the calendar of licenses', () => {
  afterEach(() => jest.restoreAllMocks());

  test('has an all-day event on the last day, with reminders and without the key', () => {
    const text = licenseCalendar([license(['HOOPS Publish'], at(11))], options);
    expect(unfold(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Developer portal//License summary//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:license-20261202-hoops-publish-1@portal.example',
      'DTSTAMP:20261121T090507Z',
      'DTSTART;VALUE=DATE:20261202',
      'SUMMARY:License ends: HOOPS Publish',
      'DESCRIPTION:Last day of the evaluation license. Keys and header files: https://portal.example/license_generator',
      'URL:https://portal.example/license_generator',
      'TRANSP:TRANSPARENT',
      ...['30', '7'].flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-P${days}D`,
        'DESCRIPTION:License ends: HOOPS Publish',
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text).not.toContain('SECRET');
  });

  test('leaves out licenses that have ended, never end or have no date', () => {
    const expirations: Expiration[] = [at(-1), { kind: 'never' }, { kind: 'unknown', text: '' }, at(0)];
    const text = licenseCalendar(
      expirations.map((expiration) => license(['RealDWG'], expiration)),
      options,
    );
    expect(values(text, 'UID')).toEqual(['license-20261121-realdwg-1@portal.example']);
  });

  test('has no day after the last one that the format knows, which services use for an open end', () => {
    const later = (day: Date): Expiration => ({ kind: 'later', day, days: 2_912_112 });
    const licenses = [
      license(['Open End'], later(new Date(9_999, 11, 31))),
      license(['Later'], later(new Date(10_000, 0, 1))),
    ];
    const text = licenseCalendar(licenses, options);
    expect(values(text, 'SUMMARY')).toEqual(['License ends: Open End']);
    expect(text.match(/(?<=VALUE=DATE:).*/g)).toEqual(['99991231']);
  });

  test('keeps any name, in lines of 75 bytes and with ids of their own', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (names) => {
        const text = licenseCalendar(
          names.map((name) => license([name], at(3))),
          options,
        );
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const ids = values(text, 'UID');
        expect(new Set(ids).size).toBe(names.length);
        const read = values(text, 'SUMMARY').map((summary) => summary.replace(/\\(.)/g, '$1'));
        const plain = names.map((name) => name || 'no product named');
        expect(read).toEqual(plain.map((name) => `License ends: ${name}`));
      }),
      { examples: [[['a;b,c\\d', '漢字'.repeat(40), '👩‍🚀'.repeat(20)]]] },
    );
  });

  test('of thousands of licenses does not hold the page up: no character needs an encoder', () => {
    const encode = jest.spyOn(TextEncoder.prototype, 'encode');
    licenseCalendar([license(['漢字'.repeat(40)], at(3))], options);
    expect(encode).not.toHaveBeenCalled();
  });

  test('puts a line break of a name on one line', () => {
    const text = licenseCalendar([license(['Two\r\nLines'], at(3))], options);
    expect(values(text, 'SUMMARY')).toEqual(['License ends: Two\\nLines']);
  });
});
