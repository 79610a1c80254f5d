import { fileTarget, type PackageLocation, productByCode, products } from '..';

const file = { filename: 'kit.zip' };

// PATH-1, PATH-2, PATH-3, PATH-4, PATH-5, PATH-6.
test.each<[string, string, PackageLocation, string]>([
  [
    'siemens-parasolid',
    '37.0',
    { patch: '37.0.156' },
    'packages/toolkits/siemens-parasolid/37.0/37.0.156/kit.zip',
  ],
  [
    'siemens-parasolid',
    '37.0',
    { patch: 'bodyshop' },
    'packages/toolkits/siemens-parasolid/37.0/bodyshop/kit.zip',
  ],
  [
    'siemens-parasolid',
    '37.0',
    { patch: 'jumpstart' },
    'packages/toolkits/siemens-parasolid/37.0/jumpstart/kit.zip',
  ],
  [
    'autocad_oem',
    '2025',
    { language: 'German' },
    'packages/platform_products/autocad_oem/prod/2025/German/kit.zip',
  ],
  ['autocad_oem', '2025', {}, 'packages/platform_products/autocad_oem/prod/2025/kit.zip'],
  [
    'autocad_oem',
    '2025',
    { evaluation: true, language: 'German' },
    'packages/platform_products/autocad_oem/eval/2025/kit.zip',
  ],
  [
    'autocad_oem',
    '2025.1',
    { updateType: 'update_main', language: 'German' },
    'packages/platform_products/autocad_oem/updates/2025.1/kit.zip',
  ],
  [
    'autocad_oem',
    '2025.1',
    { updateType: 'update_lang', language: 'German' },
    'packages/platform_products/autocad_oem/updates/2025.1/German/kit.zip',
  ],
  ['communicator', '2024 SP1', { patch: 'x', language: 'y' }, 'packages/communicator/2024_sp1/kit.zip'],
  ['cee_sam', '1.15.0', {}, 'packages/cae/cee_sam/1.15.0/kit.zip'],
  ['realdwg', '2025.0.1', {}, 'packages/toolkits/realdwg/2025.0.1/kit.zip'],
])('%s %s %p', (code, version, location, objectKey) => {
  const product = products.find((entry) => entry.code === code);
  expect(product && fileTarget(product, version, file, location)).toEqual({ kind: 'file', objectKey });
});

test.each(
  products
    .filter(({ layout }) => layout === 'generic' || layout === 'inventor-oem')
    .map((product) => [product.code, product] as const),
)('a file card of %s', (_, product) => {
  expect(fileTarget(product, '2024.1', file)).toEqual({
    kind: 'file',
    objectKey: `packages/${product.packagePath}/2024.1/kit.zip`,
  });
});

test('Publish takes its packages from Exchange', () => {
  expect(fileTarget(productByCode('publish'), '2024.1', file)).toEqual(
    fileTarget(productByCode('exchange'), '2024.1', file),
  );
});

test('a folder from content cannot leave the package path', () => {
  expect(
    fileTarget(productByCode('siemens-parasolid'), '37.0', file, { patch: '../../communicator' }),
  ).toBeNull();
  expect(fileTarget(productByCode('siemens-parasolid'), '37.0', file, { patch: '' })).toBeNull();
  expect(fileTarget(productByCode('autocad_oem'), '2025', file, { language: '..' })).toBeNull();
  expect(fileTarget(productByCode('communicator'), '../x', file)).toBeNull();
});
