/** @jest-environment node */
import { noLicenseAlertFor, productByCode, products, sections, trackingName } from '..';

// PROD-1, PROD-2, PROD-3, PROD-4, row by row, and the tracking names (NAME-3).
const TABLE: [
  code: string,
  section: string | null,
  folder: string,
  packages: string,
  alert: string,
  license: boolean,
  view: boolean,
  tracking: string,
][] = [
  [
    'communicator',
    '/hoops/communicator',
    'hoops-product/hoops-communicator',
    'communicator',
    'hoops',
    false,
    true,
    'HOOPS Communicator',
  ],
  [
    'exchange',
    '/hoops/exchange',
    'hoops-product/hoops-exchange',
    'exchange',
    'hoops',
    false,
    true,
    'HOOPS Exchange',
  ],
  [
    'publish',
    '/hoops/publish',
    'hoops-product/hoops-publish',
    'exchange',
    'hoops',
    false,
    true,
    'HOOPS Publish',
  ],
  [
    'luminate',
    '/hoops/luminate',
    'hoops-product/hoops-luminate',
    'luminate',
    'hoops',
    false,
    true,
    'HOOPS Luminate',
  ],
  [
    '3df',
    '/hoops/visualize/3df',
    'hoops-product/hoops-visualize-3df',
    'visualize/3df',
    'hoops',
    false,
    true,
    'HOOPS Visualize',
  ],
  [
    'hps',
    '/hoops/visualize/hps',
    'hoops-product/hoops-visualize-hps',
    'visualize/hps',
    'hoops',
    false,
    true,
    'HOOPS Visualize',
  ],
  [
    'hwp',
    '/hoops/the-hoops-web-platform',
    'hoops-product/the-hoops-web-platform',
    'hwp',
    'hoops',
    false,
    true,
    'HOOPS Web Platform',
  ],
  [
    'hnp',
    '/hoops/the-hoops-native-platform',
    'hoops-product/the-hoops-native-platform',
    'hnp',
    'hoops',
    false,
    true,
    'HOOPS Native Platform',
  ],
  [
    'tabletopdf',
    '/hoops/tabletopdf',
    'hoops-product/tabletopdf',
    'tabletopdf',
    'hoops',
    false,
    false,
    'TableToPDF',
  ],
  ['hpdv', '/hoops/hpdv', 'hoops-product/hpdv', 'hpdv', 'hoops', false, false, 'HOOPS Parasolid Demo Viewer'],
  ['hdv', null, 'hoops-product/hdv', 'hdv', 'hoops', false, false, 'HOOPS Demo Viewer'],
  [
    'cee_env_desktop',
    '/cae/cee_env_desktop',
    'cae-product/cee_env_desktop',
    'cae/cee_env_desktop',
    'nonhoops',
    false,
    true,
    'Ceetron Envision Desktop',
  ],
  [
    'cee_env_cloud',
    '/cae/cee_env_cloud',
    'cae-product/cee_env_cloud',
    'cae/cee_env_cloud',
    'nonhoops',
    false,
    true,
    'Ceetron Envision Web',
  ],
  ['cee_sam', '/cae/cee_sam', 'cae-product/cee_sam', 'cae/cee_sam', 'nonhoops', true, true, 'Ceetron SAM'],
  [
    'cee_sam_eval',
    '/cae/cee_sam_eval',
    'cae-product/cee_sam_eval',
    'cae/cee_sam_eval',
    'nonhoops',
    true,
    true,
    'Ceetron SAM',
  ],
  ['edv', '/cae/edv', 'cae-product/edv', 'cae/edv', 'nonhoops', false, true, 'Ceetron Demo Viewer'],
  ['eda', '/cae/eda', 'cae-product/eda', 'cae/eda', 'nonhoops', false, true, 'Ceetron Demo Analyzer'],
  [
    'autocad_oem',
    '/platform-products/autocad_oem',
    'partner-product/autocad_oem',
    'platform_products/autocad_oem',
    'nonhoops',
    true,
    false,
    'AutoCAD OEM',
  ],
  [
    'inventor_oem',
    '/platform-products/inventor_oem',
    'partner-product/inventor_oem',
    'platform_products/inventor_oem',
    'nonhoops',
    true,
    false,
    'Inventor OEM',
  ],
  [
    'realdwg',
    '/toolkits/realdwg',
    'partner-product/realdwg',
    'toolkits/realdwg',
    'nonhoops',
    true,
    false,
    'RealDWG',
  ],
  [
    'siemens-parasolid',
    '/toolkits/siemens-parasolid',
    'partner-product/siemens-parasolid',
    'toolkits/siemens-parasolid',
    'nonhoops',
    true,
    false,
    'Parasolid',
  ],
  [
    'polygonica',
    '/toolkits/polygonica',
    'partner-product/polygonica',
    'toolkits/polygonica',
    'nonhoops',
    true,
    false,
    'Polygonica',
  ],
];

test('codes are unique', () => {
  const codes = products.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(TABLE)('%s', (code, section, folder, packages, alert, license, view, tracking) => {
  expect(productByCode(code)).toMatchObject({
    section,
    contentFolder: folder,
    packagePath: packages,
    needsLicense: license,
    viewMyLicense: view,
    trackingName: tracking,
  });
  expect(noLicenseAlertFor(products.find((product) => product.code === code) ?? null)).toBe(
    `nolicense${alert}`,
  );
  expect(trackingName(code)).toBe(tracking);
});

test('every section has a name, a subtitle and a description', () => {
  for (const { name, subtitle, description } of sections) {
    expect(name).not.toBe('');
    expect(subtitle).not.toBe('');
    expect(description.length).toBeGreaterThan(80);
  }
});

test('sections are unique and in lower case, because the router is case-insensitive', () => {
  const paths = sections.map(({ section }) => section);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toBe(path?.toLowerCase());
});

test('trials: which sections have one, and their knowledge-base category', () => {
  const trials = sections
    .filter(({ trial }) => trial)
    .map(({ code, trial }) => [code, trial?.code, trial?.knowledgeBaseCategory]);
  expect(trials).toEqual([
    ['communicator', 'communicator', 66],
    ['exchange', 'exchange', 64],
    ['publish', 'publish', 74],
    ['visualize', 'visualize', 65],
    ['hps', 'hps', 65],
    ['hwp', 'hwp', 66],
    ['hnp', 'hnp', 65],
  ]);
});
