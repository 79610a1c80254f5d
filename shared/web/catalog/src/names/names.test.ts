/** @jest-environment node */
import fc from 'fast-check';
import {
  canonicalPath,
  displayName,
  downloadPagePath,
  screenPath,
  sectionByAccountName,
  sectionOf,
  sections,
  splitProductList,
  trialPath,
} from '..';

/** The short names of all products that the account service names. */
const SHORT_NAMES = sections.flatMap(({ section, accountNames }) =>
  accountNames ? (section?.split('/').at(-1) ?? []) : [],
);

const shortName = (name: string) => sectionByAccountName(name)?.section?.split('/').at(-1) ?? 'unknown';

// NAME-2.
test.each([
  ['AutoCAD OEM', 'autocad_oem'],
  ['IFC Reader', 'autocad_oem'],
  ['IFC Readers', 'autocad_oem'],
  ['IFC Writer for AutoCAD OEM', 'autocad_oem'],
  ['ifc_writer', 'autocad_oem'],
  ['IFC Reader/Writer', 'autocad_oem'],
  ['Inventor OEM', 'inventor_oem'],
  ['RealDWG', 'realdwg'],
  ['Parasolid', 'siemens-parasolid'],
  ['Siemens Parasolid', 'siemens-parasolid'],
  ['Polygonica', 'polygonica'],
  ['Ceetron Envision Cloud', 'cee_env_cloud'],
  ['Ceetron Envision Web', 'cee_env_cloud'],
  ['ImportCAE', 'cee_env_cloud'],
  ['Ceetron Envision Desktop', 'cee_env_desktop'],
  ['Ceetron Access', 'cee_sam'],
  ['Ceetron Solve', 'cee_sam'],
  ['Ceetron Mesh', 'cee_sam'],
  ['Ceetron SAM', 'cee_sam'],
  ['HOOPS Communicator', 'communicator'],
  ['hoops exchange', 'exchange'],
  ['HOOPS Exchange for Parasolid', 'exchange'],
  ['HOOPS Luminate', 'luminate'],
  ['HOOPS Publish', 'publish'],
  ['HOOPS Publish Advanced', 'publish'],
  ['HOOPS Visualize', 'visualize'],
  ['HOOPS Visualize HPS', 'visualize'],
  ['The HOOPS Native Platform', 'the-hoops-native-platform'],
  ['HOOPS Web Platform', 'the-hoops-web-platform'],
  ['Exchange', 'exchange'],
  ['ACAD OEM 2024', 'autocad_oem'],
  ['My INV OEM', 'inventor_oem'],
  ['TableToPDF', 'unknown'],
  ['Accessories', 'unknown'],
  ['', 'unknown'],
])('the short name of %p is %s', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

test('the short name of a short name is itself', () => {
  for (const name of SHORT_NAMES) expect(shortName(name)).toBe(name);
});

test('returns a short name or "unknown" for any text, independent of its case', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([...SHORT_NAMES, 'unknown']).toContain(shortName(text));
      expect(shortName(text.toUpperCase())).toBe(shortName(text.toUpperCase().toLowerCase()));
    }),
  );
});

// LINK-1 literally; the last column is the page that it redirects to (LINK-2).
test.each([
  ['cee_env_cloud', '/cae/cee_env_cloud/downloads/latest', undefined],
  ['cee_sam', '/cae/cee_sam/downloads/latest', undefined],
  ['realdwg', '/toolkits/realdwg/downloads/latest', undefined],
  ['siemens-parasolid', '/toolkits/siemens-parasolid/downloads/latest', undefined],
  ['polygonica', '/toolkits/polygonica/downloads/latest', undefined],
  ['autocad_oem', '/platform-products/autocad_oem/downloads/latest', undefined],
  ['inventor_oem', '/platform-products/inventor_oem/downloads/latest', undefined],
  ['the-hoops-web-platform', '/hoops/the-hoops-web-platform', undefined],
  ['the-hoops-native-platform', '/hoops/the-hoops-native-platform', undefined],
  ['communicator', '/hoops/communicator/downloads/latest', undefined],
  ['exchange', '/hoops/exchange/downloads/latest', undefined],
  ['luminate', '/hoops/luminate/downloads/latest', undefined],
  ['publish', '/hoops/publish/downloads/latest', undefined],
  ['visualize', '/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
  ['cee_env_desktop', '/hoops/cee_env_desktop/downloads/latest', '/cae/cee_env_desktop/downloads/latest'],
])('%s downloads at %s', (name, literal, real = literal) => {
  expect(downloadPagePath(name)).toBe(literal);
  expect(canonicalPath(literal)).toBe(real);
});

test('every download link leads to an existing page', () => {
  const pages = sections.flatMap((section) => section.screens.map((screen) => screenPath(section, screen)));
  for (const name of SHORT_NAMES) expect(pages).toContain(canonicalPath(downloadPagePath(name) ?? ''));
});

test('an unknown product has no links', () => {
  expect(downloadPagePath('unknown')).toBeNull();
  expect(trialPath('unknown')).toBeNull();
});

test.each([
  ['communicator', '/hoops/communicator/trial'],
  ['exchange', '/hoops/exchange/trial'],
  ['publish', '/hoops/publish/trial'],
  ['visualize', '/hoops/visualize/trial'],
  ['the-hoops-web-platform', '/hoops/the-hoops-web-platform/trial'],
  ['the-hoops-native-platform', '/hoops/the-hoops-native-platform/trial'],
  ['luminate', null],
  ['cee_sam', null],
  ['cee_env_cloud', null],
  ['autocad_oem', null],
  ['polygonica', null],
])('the trial of %s is %s', (name, path) => {
  expect(trialPath(name)).toBe(path);
  if (path !== null) expect(sectionOf(path)?.trial).toBeDefined();
});

// NAME-1.
test('shows Ceetron Envision Cloud as Ceetron Envision Web anywhere in a name', () => {
  expect(displayName('Ceetron Envision Cloud')).toBe('Ceetron Envision Web');
  expect(displayName('Ceetron Envision Cloud - Full; Ceetron Envision Cloud')).toBe(
    'Ceetron Envision Web - Full; Ceetron Envision Web',
  );
  expect(displayName('Ceetron Envision Desktop')).toBe('Ceetron Envision Desktop');
  // NAME-1: in any letter case, with and without "Ceetron".
  expect(displayName('CEETRON ENVISION CLOUD 2026.2.0')).toBe('Ceetron Envision Web 2026.2.0');
  expect(displayName('ceetron  envision cloud')).toBe('Ceetron Envision Web');
  expect(displayName('Samples for Envision cloud')).toBe('Samples for Envision Web');
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.mixedCase(fc.constant('envision cloud')),
      (before, after, name) => {
        expect(displayName(`${before}Ceetron ${name}${after}`)).not.toMatch(/envision cloud/i);
      },
    ),
  );
});

describe('a list of products', () => {
  test.each([
    ['HOOPS Exchange;HOOPS Publish', ['HOOPS Exchange', 'HOOPS Publish']],
    [' HOOPS Exchange ; ;HOOPS Publish;', ['HOOPS Exchange', 'HOOPS Publish']],
    [
      ['HOOPS Exchange', 'HOOPS Publish;RealDWG'],
      ['HOOPS Exchange', 'HOOPS Publish', 'RealDWG'],
    ],
    ['A;B;A', ['A', 'B']],
    ['', []],
    [' ; ', []],
    [[], []],
    [null, []],
    [undefined, []],
  ])('%p', (products, expected) => {
    expect(splitProductList(products)).toEqual(expected);
  });

  test('splitting a joined list returns the list', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !text.includes(';') && text.trim() === text);
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        expect(splitProductList(names.join(';'))).toEqual(names);
        expect(splitProductList(names)).toEqual(names);
        expect(splitProductList(names.join(' ; '))).toEqual(names);
      }),
    );
  });
});
