import fc from 'fast-check';
import {
  alertKeyOf,
  CONVERTER_KEY,
  DATASETS_KEY,
  fileTarget,
  fixedKey,
  ifcTarget,
  isInstallerKey,
  keyTarget,
  type PackageLocation,
  productByCode,
  products,
  trainingSupplementKey,
  trialInstallers,
} from '..';

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

describe('links', () => {
  const target = (link: string, type = '') =>
    fileTarget(productByCode('hwp'), '2024.8.0', { ...file, link, type });

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
});

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

test('a folder from content cannot leave the package path', () => {
  expect(
    fileTarget(productByCode('siemens-parasolid'), '37.0', file, { patch: '../../communicator' }),
  ).toBeNull();
  expect(fileTarget(productByCode('siemens-parasolid'), '37.0', file, { patch: '' })).toBeNull();
  expect(fileTarget(productByCode('autocad_oem'), '2025', file, { language: '..' })).toBeNull();
  expect(fileTarget(productByCode('communicator'), '../x', file)).toBeNull();
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

// PATH-7, PATH-8, PATH-10, PATH-11.
test('fixed keys', () => {
  expect(DATASETS_KEY).toBe('packages/hoops_datasets.zip');
  expect(CONVERTER_KEY).toBe('packages/visualize/hmf_to_hsf/hmf_to_hsf.zip');
  expect(trainingSupplementKey(productByCode('communicator'))).toBe(
    'packages/resources/video_supplemental_files/communicator_training_files.zip',
  );
  expect(trainingSupplementKey(productByCode('hps'))).toBe(
    'packages/resources/video_supplemental_files/Visualize_HPS_API_Training.pdf',
  );
  expect(fixedKey('autocad-oem-resources', 'guide.pdf')).toBe(
    'packages/platform_products/autocad_oem/resources/guide.pdf',
  );
  expect(fixedKey('autocad-oem-training', 'basics.zip')).toBe(
    'packages/training/AutoCAD_OEM_training/basics.zip',
  );
  expect(fixedKey('ifc-documents', 'ifc.pdf')).toBe('packages/platform_products/docs/ifc.pdf');
  expect(fixedKey('qt-archives', 'qt.zip', '6.6.2')).toBe('packages/toolkits/qt-toolkit/6.6.2/qt.zip');
  expect(ifcTarget('ifc_writer', 'prod', file)).toEqual({
    kind: 'file',
    objectKey: 'packages/platform_products/plugins/ifc_writer/prod/2023/kit.zip',
  });
  expect(keyTarget(DATASETS_KEY)).toEqual({ kind: 'file', objectKey: DATASETS_KEY });
});

// PATH-12.
test('the installers of the two platforms', () => {
  for (const code of ['hwp', 'hnp'] as const) {
    const installers = trialInstallers(productByCode(code).trial ?? { code });
    expect(installers).toHaveLength(3);
    for (const { file: installer, target } of installers) {
      expect(target).toEqual({ kind: 'installer', objectKey: `releases/2024.6.0/${installer.filename}` });
    }
  }
  expect(trialInstallers(productByCode('exchange').trial ?? { code: '' })).toEqual([]);
});

// ALERT-6.
test('the key of an alert is the MD5 sum, else the object key or URL', () => {
  expect(alertKeyOf({ md5sum: 'abc' }, keyTarget('packages/x'))).toBe('abc');
  expect(alertKeyOf({ md5sum: '' }, keyTarget('packages/x'))).toBe('packages/x');
  expect(alertKeyOf({}, { kind: 'raw', url: '/x' })).toBe('/x');
});
