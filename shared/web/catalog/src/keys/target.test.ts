import { alertKeyOf, fileTarget, isInstallerKey, keyTarget, productByCode } from '..';

const target = (link: string, type = '') =>
  fileTarget(productByCode('hwp'), '2024.8.0', { filename: 'kit.zip', link, type });

test('a link replaces the key', () => {
  expect(target('packages/other/place.zip')).toEqual({
    kind: 'file',
    objectKey: 'packages/other/place.zip',
  });
  expect(target('  ')).toEqual({ kind: 'file', objectKey: 'packages/hwp/2024.8.0/kit.zip' });
});

// DL-3.
test('a key that starts with "releases" is an installer', () => {
  expect(target('releases/2024.8.0/setup.exe')).toEqual({
    kind: 'installer',
    objectKey: 'releases/2024.8.0/setup.exe',
  });
  expect(isInstallerKey('releases/x')).toBe(true);
  expect(isInstallerKey('packages/releases/x')).toBe(false);
});

test('a raw link is used as the URL', () => {
  expect(target('https://cdn.example/a.zip', 'raw_link')).toEqual({
    kind: 'raw',
    url: 'https://cdn.example/a.zip',
  });
  expect(target('/files/a.zip', 'raw_link')).toEqual({ kind: 'raw', url: '/files/a.zip' });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example/a',
  '/\\evil.example',
  'a.zip',
  '',
])('the raw link %p is rejected', (link) => {
  expect(target(link, 'raw_link')).toBeNull();
});

test.each([
  '/etc/passwd',
  '../x',
  'packages/../../x',
  'packages//x',
  'https://evil.example/x',
  'packages/%2e%2e/x',
  'a\\b',
  'a\u0000',
])('the link %p is rejected', (link) => {
  expect(target(link)).toBeNull();
});

// ALERT-6.
test('the key of an alert is the MD5 sum, else the object key or URL', () => {
  expect(alertKeyOf({ md5sum: 'abc' }, keyTarget('packages/x'))).toBe('abc');
  expect(alertKeyOf({ md5sum: '' }, keyTarget('packages/x'))).toBe('packages/x');
  expect(alertKeyOf({}, { kind: 'raw', url: '/x' })).toBe('/x');
});
