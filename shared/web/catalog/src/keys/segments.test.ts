import fc from 'fast-check';
import { fileTarget, fixedKey, ifcTarget, productByCode, products } from '..';

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
