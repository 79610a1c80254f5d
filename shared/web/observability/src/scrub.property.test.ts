/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { scrub } from './scrub';

/** A random value, in the characters of tokens and keys. */
const secret = fc
  .string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'),
    minLength: 8,
    maxLength: 40,
  })
  .filter((text) => /[A-Za-z0-9]{6}/.test(text));
const words = fc.lorem();
const secretName = fc.constantFrom(
  ...['access_token', 'accessToken', 'refresh-token', 'license_key', 'licenseKey', 'api_key', 'apikey'],
  ...['password', 'client_secret', 'X-XSRF-TOKEN', 'Authorization', 'signature', 'key', 'session_id'],
);
const written = fc.constantFrom<(name: string, value: string) => string>(
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}: ${value}`,
  (name, value) => `x=1&${name}=${value}&y=2`,
  (name, value) => `?${name}=${value}`,
  (name, value) => `'${name}': '${value}'`,
  (name, value) => JSON.stringify({ a: 1, [name]: value, b: 2 }),
  (name, value) => JSON.stringify({ a: 1, [name]: value, b: 2 }, null, 2),
  (name, value) => JSON.stringify(JSON.stringify({ [name]: value })),
  (name, value) => JSON.stringify({ body: JSON.stringify({ body: JSON.stringify({ [name]: value }) }) }),
);

test('never lets an e-mail address through', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), words, (email, around) => {
      fc.pre(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email));
      expect(scrub(`${around} ${email} ${around}`)).not.toContain(email);
    }),
  );
});

test('never lets the value of a secret name through, in any notation', () => {
  fc.assert(
    fc.property(secretName, secret, written, words, (name, value, write, around) => {
      const text = `${around} ${write(name, value)} ${around}`;
      expect(scrub(text)).not.toContain(value);
      expect(JSON.stringify(scrub({ [name]: [{ value }] }))).not.toContain(value);
    }),
  );
});

test('never lets a quoted value through, whatever characters it has', () => {
  fc.assert(
    fc.property(secretName, fc.string({ unit: 'grapheme' }), secret, (name, any, value) => {
      expect(scrub(JSON.stringify({ [name]: `${any}${value}` }))).not.toContain(value);
    }),
  );
});

test('never lets a signed token through', () => {
  const part = fc.dictionary(fc.string(), fc.string(), { minKeys: 1 });
  fc.assert(
    fc.property(
      part,
      part,
      fc.uint8Array({ minLength: 32, maxLength: 64 }),
      words,
      (head, body, sign, around) => {
        const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const signature = Buffer.from(sign).toString('base64url');
        const clean = scrub(`${around} "${base64(head)}.${base64(body)}.${signature}" ${around}`);
        expect(clean).not.toContain(signature);
        expect(clean).not.toContain(base64(body));
      },
    ),
  );
});

const schemas = [
  v.number(),
  v.picklist(['a']),
  v.pipe(v.string(), v.email()),
  v.object({ a: v.array(v.date()) }),
];

test('never lets a value through that a schema library quotes', () => {
  fc.assert(
    fc.property(secret, fc.string(), fc.constantFrom(...schemas), words, (value, any, schema, around) => {
      const quoted = `${value} ${any} ${value}`;
      for (const input of [quoted, { a: [quoted] }, { a: quoted }]) {
        const { issues = [] } = v.safeParse(schema, input);
        const message = issues.map((issue) => issue.message).join('; ');
        expect(scrub(message)).not.toContain(value);
        expect(scrub(`${around}: ${message}`)).not.toContain(value);
      }
    }),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(secretName, secret, written, words, (name, value, write, around) => {
      const clean = scrub(`${around} ${write(name, value)}`);
      expect(scrub(clean)).toBe(clean);
    }),
  );
});
