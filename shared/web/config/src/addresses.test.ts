import { frameSandbox, toAllowedUrl } from './index';

const own = window.location.origin;
const port = window.location.host;
const cdn = 'https://cdn.example';

test.each([
  ['/remotes/x.js', `${own}/remotes/x.js`],
  ['remotes/x.js', `${own}/remotes/x.js`],
  [`${own}/x.js?retry=1`, `${own}/x.js?retry=1`],
  [`${cdn}/x.js`, `${cdn}/x.js`],
  ['HTTPS://CDN.EXAMPLE/x.js', `${cdn}/x.js`],
  [`${cdn}:443/x.js`, `${cdn}/x.js`],
])('allows %s', (address, full) => {
  expect(toAllowedUrl(address, [cdn])).toBe(full);
});

test.each([
  ['another origin', 'https://evil.example/x.js'],
  ['an address without a scheme', '//evil.example/x.js'],
  ['backslashes', '\\\\evil.example/x.js'],
  ['a slash and a backslash', '/\\evil.example/x.js'],
  ['white space before', ' \t//evil.example/x.js'],
  ['white space inside', '/\n/evil.example/x.js'],
  ['a name that begins with an allowed one', `${cdn}.evil.example/x.js`],
  ['an allowed name before the real one', 'https://cdn.example@evil.example/x.js'],
  ['credentials for an allowed origin', 'https://user:secret@cdn.example/x.js'],
  ['credentials for the own origin', `http://user@${port}/x.js`],
  ['a user without a name but with a secret', 'https://:secret@cdn.example/x.js'],
  ['another port', 'https://cdn.example:8443/x.js'],
  ['a downgrade', 'http://cdn.example/x.js'],
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', 'jAvA\tscript:alert(1)'],
  ['data', 'data:text/javascript,alert(1)'],
  ['a blob of this page', `blob:${own}/2a0d7d3c`],
  ['a file system of this page', `filesystem:${own}/temporary/x.js`],
  ['a file', 'file:///etc/passwd'],
  ['no address at all', 'https://'],
])('refuses %s', (_, address) => {
  expect(toAllowedUrl(address, [cdn])).toBeNull();
});

test('never allows an opaque origin', () => {
  expect(toAllowedUrl('data:text/javascript,alert(1)', ['null'])).toBeNull();
});

const tokens = (url: string, kind: 'form' | 'player') => frameSandbox(url, kind).split(' ');

test.each(['/places/form', 'https://forms.example/contact'])(
  'a frame of %s cannot navigate the page, open modals or download',
  (url) => {
    for (const kind of ['form', 'player'] as const)
      expect(frameSandbox(url, kind)).not.toMatch(/top-navigation|modals|downloads/);
  },
);

test('a page of another origin keeps its own origin', () => {
  for (const kind of ['form', 'player'] as const)
    expect(tokens('https://forms.example/contact', kind)).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin']),
    );
});

test('a player on the portal’s own origin has no access to that origin, a form has', () => {
  for (const url of ['/places/form', `${window.location.origin}/places/form`]) {
    expect(tokens(url, 'player')).toContain('allow-scripts');
    expect(tokens(url, 'player')).not.toContain('allow-same-origin');
    expect(tokens(url, 'form')).toEqual(expect.arrayContaining(['allow-forms', 'allow-same-origin']));
  }
});
