import fc from 'fast-check';
import { scrub } from './scrub';

it.each([
  ['GET https://x.example/a?token=abc#b failed', 'GET https://x.example/a failed'],
  ['/services/downloads/x.zip?expires=1&signature=ff', '/services/downloads/x.zip'],
  ['jane.doe+test@acme.example has no license', '[e-mail] has no license'],
  ['Authorization: token ghp_abcdefghij', 'Authorization: [secret] [secret]'],
  ['{"license_key":"ABCD-1234-EFGH-5678"}', '{"license_key":"[key]"}'],
  ['password=hunter2&x=1', 'password=[secret]&x=1'],
  ['/start?email=jane%40acme.example is /license/jane%40acme.example', '/start is /license/[e-mail]'],
  ['mfe-cae@1.0.0-e024a18cdd broke', 'mfe-cae@1.0.0-e024a18cdd broke'],
  ['root@10.0.0.1', '[e-mail]'],
  ['Nothing to hide here.', 'Nothing to hide here.'],
])('"%s" is sent as "%s"', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

it('reaches into events', () => {
  expect(scrub({ a: ['x@y.example', { url: '/p?q=1' }], n: 1, d: null })).toEqual({
    a: ['[e-mail]', { url: '/p' }],
    n: 1,
    d: null,
  });
});

it('takes what a field’s name calls secret, and what is known to be', () => {
  expect(scrub({ license_key: 'abc', message: 'sent f00f00f00f00 along' }, ['f00f00f00f00'])).toEqual({
    license_key: '[secret]',
    message: 'sent [secret] along',
  });
});

it('leaves out what nests too deep to be looked at', () => {
  const loop: Record<string, unknown> = {};
  loop.loop = loop;
  expect(JSON.stringify(scrub(loop))).toContain('[left out]');
});

it('never lets an e-mail address through', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), fc.lorem(), (email, words) => {
      fc.pre(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email));
      expect(scrub(`${words} ${email} ${words}`)).not.toContain(email);
    }),
  );
});
