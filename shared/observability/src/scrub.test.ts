import fc from 'fast-check';
import { scrub } from './scrub';

it.each([
  ['GET https://x.example/a?token=abc#b failed', 'GET https://x.example/a failed'],
  ['/services/downloads/x.zip?expires=1&signature=ff', '/services/downloads/x.zip'],
  ['jane.doe+test@acme.example has no license', '[e-mail] has no license'],
  ['Authorization: token ghp_abcdefghij', 'Authorization: [secret] [secret]'],
  ['{"license_key":"ABCD-1234-EFGH-5678"}', '{"license_key":"[key]"}'],
  ['password=hunter2&x=1', 'password=[secret]&x=1'],
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

it('never lets an e-mail address through', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), fc.lorem(), (email, words) => {
      fc.pre(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email));
      expect(scrub(`${words} ${email} ${words}`)).not.toContain(email);
    }),
  );
});
