import fc from 'fast-check';
import {
  alertKeyOf,
  fileTarget,
  fixedKey,
  ifcTarget,
  isInstallerKey,
  keyTarget,
  productByCode,
  products,
} from '..';

test.each([
  '',
  ' ',
  '.',
  '..',
  '../x.zip',
  'a/../x.zip',
  '/x.zip',
  'a//x.zip',
  'a\\x.zip',
  '..%2fx',
  'C:x',
  'https://x',
  'x\n.zip',
])('the filename %p is rejected everywhere', (filename) => {
  for (const product of products) expect(fileTarget(product, '2024.1', { filename })).toBeNull();
  expect(ifcTarget('ifc_reader', 'eval', { filename })).toBeNull();
  const kinds = ['autocad-oem-resources', 'autocad-oem-training', 'ifc-documents', 'qt-archives'] as const;
  for (const kind of kinds) expect(fixedKey(kind, filename, '6.6.2')).toBeNull();
});

// PATH-13.
test('a key never leaves its folder, whatever the content', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'a', ':') }),
  );
  fc.assert(
    fc.property(text, text, text, (version, filename, patch) => {
      const target = fileTarget(productByCode('siemens-parasolid'), version, { filename }, { patch });
      if (target?.kind !== 'file') return;
      const base = 'https://bucket.example/packages/toolkits/siemens-parasolid/';
      const url = new URL(encodeURI(target.objectKey), 'https://bucket.example/');
      expect(url.href.startsWith(base)).toBe(true);
    }),
  );
});

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
  expect(target('https://cdn.example/\u{1f600}.zip', 'raw_link')).not.toBeNull();
  expect(target('/files/a.zip', 'raw_link')).toEqual({ kind: 'raw', url: '/files/a.zip' });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example/a',
  '/\\evil.example',
  'a.zip',
  'https://cdn.example/\ud800.zip',
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
  'a\ud800.zip',
])('the link %p is rejected', (link) => {
  expect(target(link)).toBeNull();
});

// ALERT-6.
test('the key of an alert is the MD5 sum, else the object key or URL', () => {
  const md5sum = '900150983cd24fb0d6963f7d28e17f72';
  expect(alertKeyOf({ md5sum }, keyTarget('packages/x'))).toBe(md5sum);
  expect(alertKeyOf({ md5sum: ` ${md5sum.toUpperCase()}\n` }, keyTarget('packages/x'))).toBe(
    md5sum.toUpperCase(),
  );
  expect(alertKeyOf({ md5sum: 'abc' }, keyTarget('packages/x'))).toBe('abc');
  // A placeholder, which several files may have, is no sum.
  for (const text of ['', 'N/A', 'none', '-', '???', 'not yet known', null])
    expect(alertKeyOf({ md5sum: text }, keyTarget('packages/x'))).toBe('packages/x');
  expect(alertKeyOf({}, { kind: 'raw', url: '/x' })).toBe('/x');
});
