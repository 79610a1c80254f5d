/** @jest-environment node */
import { scrub } from './scrub';

test.each([
  ['GET https://x.example/a?token=abc#b failed', 'GET https://x.example/a failed'],
  ['/services/downloads/x.zip?expires=1&signature=ff', '/services/downloads/x.zip'],
  ['jane.doe+test@acme.example has no license', '[e-mail] has no license'],
  ['Authorization: token ghp_abcdefghij', 'Authorization: [secret] [secret]'],
  ['the key ABCD-1234-EFGH-5678 ended', 'the key [key] ended'],
  ['password=hunter2&x=1', 'password=[secret]&x=1'],
  ['/start?email=jane%40acme.example is /license/jane%40acme.example', '/start is /license/[e-mail]'],
  ['mfe-cae@1.0.0-e024a18cdd broke', 'mfe-cae@1.0.0-e024a18cdd broke'],
  ['root@10.0.0.1', '[e-mail]'],
  ['Nothing to hide here.', 'Nothing to hide here.'],
  [
    'Cannot read properties of undefined (reading "token")',
    'Cannot read properties of undefined (reading "token")',
  ],
  ['monkey=1; keyboard: x', 'monkey=1; keyboard: x'],
])('"%s" is sent as "%s"', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test.each([
  ['access_token=s3cret&x=1', 'access_token=[secret]&x=1'],
  ['{"accessToken":"s3 cret"}', '{"accessToken":"[secret]"}'],
  ['{"license_key":"s3cret","x":1}', '{"license_key":"[secret]","x":1}'],
  ["licenseKey: 's3 cret', x", "licenseKey: '[secret]', x"],
  ['X-XSRF-TOKEN: s3cret', 'X-XSRF-TOKEN: [secret]'],
  ['{"body":"{\\"password\\":\\"s3cret\\"}"}', '{"body":"{\\"password\\":\\"[secret]\\"}"}'],
  ['{"password":"a\\"s3cret"}', '{"password":"[secret]"}'],
  ['{"key":"s3cret', '{"key":"[secret]'],
])('the value of the secret name in %s is not sent', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test('a signed token is not sent, wherever it is', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jwt = `${base64({ alg: 'HS256' })}.${base64({ sub: 'jane' })}.c2lnbmF0dXJl`;
  expect(scrub(`got (${jwt}), not ${jwt}`)).toBe('got ([token]), not [token]');
});

test.each([
  ['Invalid type: Expected number but received "Jane"', 'Invalid type: Expected number but received [value]'],
  ['a: Invalid email: Received "Ja"ne"; b: too short', 'a: Invalid email: Received [value]; b: too short'],
  ['Expected string but received 4711', 'Expected string but received [value]'],
  ['Expected string but received undefined', 'Expected string but received undefined'],
  ['Expected string but received "Jane', 'Expected string but received [value]'],
  [
    'Invalid enum value. Expected "a", received \'Jane\'',
    'Invalid enum value. Expected "a", received [value]',
  ],
  [`Unexpected token 'J', "Jane" is not valid JSON`, `Unexpected token 'J', "[value]" is not valid JSON`],
  [
    `Unexpected token 'J', ..."a", Jane Doe"... is not valid JSON`,
    `Unexpected token 'J', ..."[value]"... is not valid JSON`,
  ],
  ['JSON Parse error: Unexpected identifier "Jane"', 'JSON Parse error: Unexpected identifier "[value]"'],
])('a value that a library quotes is not sent: %s', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test('scrubs nested data', () => {
  expect(scrub({ a: ['x@y.example', { url: '/p?q=1' }], n: 1, d: null })).toEqual({
    a: ['[e-mail]', { url: '/p' }],
    n: 1,
    d: null,
  });
});

test('removes the values of secret fields at any depth, and the given secrets', () => {
  expect(
    scrub({ license_key: 'abc', tokens: { access: ['abc'] }, message: 'sent f00f00f00f00 along' }, [
      'f00f00f00f00',
    ]),
  ).toEqual({
    license_key: '[secret]',
    tokens: { access: ['[secret]'] },
    message: 'sent [secret] along',
  });
});

test('keeps inline images, and scrubs text that only looks like one', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  expect(scrub(picture)).toBe(picture);
  expect(scrub('data:image/png;base64, jane@acme.example')).toBe('data:image/png;base64, [e-mail]');
});

test('leaves out data that nests too deep', () => {
  const loop: Record<string, unknown> = {};
  loop.loop = loop;
  expect(JSON.stringify(scrub(loop))).toContain('[left out]');
});
