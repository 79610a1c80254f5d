/** @jest-environment node */
import { productByCode } from '@portal/catalog';
import { createFileEntry, fileRequest, filesOf } from '@portal/product-pages/parts';
import { content, FOLDER, keyOf, release } from '../../testing/release';
import { autocadOemGroups, pluginGroups, resourceFile } from './page-parts';

// PATH-4, PATH-5, PATH-6.
test('a 4-character version is in the production folder, its updates and its trial in theirs', () => {
  const keys = autocadOemGroups(release('2026'), null).map(({ section, context }) => [
    section.name,
    filesOf(section).map((file) => keyOf(file, context)),
  ]);
  expect(keys).toEqual([
    ['Production Files for All Languages', [`${FOLDER}/prod/2026/objectarx.zip`]],
    ['Update 2026.1 for All Languages', [`${FOLDER}/updates/2026.1/all.msp`]],
    ['VBA Overlay', [`${FOLDER}/prod/2026/overlay.exe`]],
    ['Trial Downloads', [`${FOLDER}/eval/2026/trial.exe`]],
  ]);
});

// OEM-3.
test.each([
  [null, 'English'],
  ['German', 'German'],
])('files for all languages with %s selected are checked with %s', (chosen, language) => {
  for (const { context } of autocadOemGroups(release('2026'), chosen))
    expect(context.scope).toEqual({ version: '2026', language });
});

// OEM-3.
test.each([
  ['with languages in its updates only is checked with the first of them', content.updates, 'German'],
  ['without languages is checked with English', [], 'English'],
])('a release %s', (_, updates, language) => {
  const changed = release('2026', { prod: { ...content.prod, languages: [] }, updates });
  const [group] = autocadOemGroups(changed, null);
  expect(group?.context.scope?.language).toBe(language);
  const [resource] = content.resources;
  expect(resource && resourceFile(changed, resource, null)?.context.scope?.language).toBe(language);
});

// OEM-4.
test.each([
  ['AutoCAD_OEM_2026_VBA.exe', true],
  ['VBA_2026.exe', true],
  ['acad-vbaoverlay.exe', true],
  ['vbaddins.exe', false],
])('of %s alone, the name says of a VBA overlay: %s', (filename, isOverlay) => {
  const prod = { ...content.prod, files: [createFileEntry(filename)] };
  const names = autocadOemGroups(release('2026', { prod }), null).map(({ section }) => section.name);
  expect(names.includes('VBA Overlay')).toBe(isOverlay);
});

// OEM-5.
test('shows notes also without files', () => {
  const noted = release('2026', {
    prod: { languages: [], files: [], notes: 'Production is closed.' },
    eval: { files: [], notes: ['The trial comes later.'] },
    updates: [],
  });
  expect(autocadOemGroups(noted, null).map(({ section }) => [section.name, section.notes])).toEqual([
    ['Production Files for All Languages', 'Production is closed.'],
    ['Trial Downloads', ['The trial comes later.']],
  ]);
  const blank = release('2026', {
    prod: { languages: [], files: [], notes: ['', 'second'] },
    eval: { files: [], notes: ' ' },
    updates: [],
  });
  expect(autocadOemGroups(blank, null)).toEqual([]);
});

test('omits groups without files', () => {
  const empty = release('2026', {
    prod: { languages: [], files: [], notes: '' },
    eval: { files: [], notes: '' },
    updates: [],
  });
  expect(autocadOemGroups(empty, null)).toEqual([]);
});

const product = productByCode('autocad_oem');

// PATH-7.
test('IFC plug-ins have their own folders', () => {
  const groups = pluginGroups(product, 'ifc_reader', {
    product_name: 'IFC Reader',
    eval: [createFileEntry('e.zip')],
    prod: [createFileEntry('p.zip')],
  });
  expect(groups.map(({ section, context }) => section.files.map((file) => keyOf(file, context)))).toEqual([
    ['packages/platform_products/plugins/ifc_reader/eval/2023/e.zip'],
    ['packages/platform_products/plugins/ifc_reader/prod/2023/p.zip'],
  ]);
});

// PROD-5.
test('a plug-in is checked as AutoCAD OEM without version and language', () => {
  const file = createFileEntry('e.zip');
  const [group] = pluginGroups(product, 'ifc_writer', { product_name: '', eval: [file], prod: [] });
  expect(group && fileRequest(file, group.context)?.access.license).toEqual({ product: 'autocad_oem' });
});

// PATH-6.
test('resources have their own folder', () => {
  const [resource] = content.resources;
  if (resource === undefined) throw new Error('no resource');
  expect(resourceFile(release('2026'), resource, null)?.request.target).toEqual({
    kind: 'file',
    objectKey: `${FOLDER}/resources/guide.pdf`,
  });
  expect(resourceFile(release('2026'), { ...resource, file_name: '../x' }, null)).toBeNull();
});
