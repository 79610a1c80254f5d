import type { AutocadOemContent } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { fileRequest, filesOf } from '@portal/product-pages/parts';
import { keyOf, plainHead } from '../../testing/release';
import { createFileEntry } from '../parts/create-file-entry';
import { autocadOemGroups } from './groups';
import { languageParts, languagesOf } from './languages';
import { pluginGroups } from './plugins';
import { resourceFile } from './resources';

const product = productByCode('autocad_oem');
const FOLDER = 'packages/platform_products/autocad_oem';

const german = {
  language: 'German',
  files: [createFileEntry('german.exe')],
  updates: [
    {
      name: 'Main',
      content: 'First this.',
      files: [createFileEntry('main.msp')],
      type: 'update_main' as const,
    },
    { name: 'German', content: '', files: [createFileEntry('german.msp')], type: 'update_lang' as const },
  ],
};

const content: AutocadOemContent = {
  ...plainHead,
  prod: {
    languages: [{ language: 'English', files: [createFileEntry('english.exe')], updates: [] }, german],
    files: [createFileEntry('objectarx.zip'), createFileEntry('overlay.exe', { name: 'VBA Overlay' })],
    notes: 'Production notes',
  },
  eval: { files: [createFileEntry('trial.exe')], notes: '' },
  updates: [
    {
      version: '2026.1',
      date: '2026-05-01',
      files: [createFileEntry('all.msp')],
      languages: [
        {
          language: 'German',
          files: [createFileEntry('german-1.msp'), createFileEntry('german.msp')],
          updates: [],
        },
        { language: 'Korean', files: [createFileEntry('korean-1.msp')], updates: [] },
      ],
    },
  ],
  resources: [{ text: 'A guide.', button: 'Guide', file_name: 'guide.pdf' }],
};

const release = (version: string, changes: Partial<AutocadOemContent> = {}) => ({
  product,
  version,
  content: { ...content, ...changes },
});

const groupKeys = (version: string) =>
  autocadOemGroups(release(version), null).map(({ section, context }) => [
    section.name,
    filesOf(section).map((file) => keyOf(file, context)),
  ]);

const partKeys = (version: string, language: string) =>
  languageParts(release(version), language).map(({ name, files, context }) => [
    name,
    files.map((file) => keyOf(file, context)),
  ]);

describe('object keys (PATH-4, PATH-5, PATH-6, PATH-7)', () => {
  test('a 4-character version is in the production folder', () => {
    expect(groupKeys('2026')).toEqual([
      ['Production Files for All Languages', [`${FOLDER}/prod/2026/objectarx.zip`]],
      ['Update 2026.1 for All Languages', [`${FOLDER}/updates/2026.1/all.msp`]],
      ['VBA Overlay', [`${FOLDER}/prod/2026/overlay.exe`]],
      ['Trial Downloads', [`${FOLDER}/eval/2026/trial.exe`]],
    ]);
    expect(partKeys('2026', 'German')).toEqual([
      ['Production files', [`${FOLDER}/prod/2026/German/german.exe`]],
      ['Main', [`${FOLDER}/prod/2026/German/main.msp`]],
      ['German', [`${FOLDER}/prod/2026/German/german.msp`]],
      ['Update 2026.1', [`${FOLDER}/updates/2026.1/German/german-1.msp`]],
    ]);
  });

  test('a longer version is in the updates folder, its main part above the languages', () => {
    expect(partKeys('2026.1', 'German')).toEqual([
      ['Production files', [`${FOLDER}/updates/2026.1/German/german.exe`]],
      ['Main', [`${FOLDER}/updates/2026.1/main.msp`]],
      ['German', [`${FOLDER}/updates/2026.1/German/german.msp`]],
      ['Update 2026.1', [`${FOLDER}/updates/2026.1/German/german-1.msp`]],
    ]);
  });

  test('a file’s own link takes precedence over the rule', () => {
    const link = `${FOLDER}/updates/2026.1/English/e.msp`;
    const prod = {
      ...content.prod,
      languages: [{ language: 'English', files: [createFileEntry('e.msp', { link })], updates: [] }],
    };
    const [part] = languageParts(release('2026', { prod }), 'English');
    expect(part?.files.map((file) => keyOf(file, part.context))).toEqual([link]);
  });

  test('resources and IFC plug-ins have their own folders', () => {
    const [resource] = content.resources;
    if (resource === undefined) throw new Error('no resource');
    expect(resourceFile(release('2026'), resource, null)?.request.target).toEqual({
      kind: 'file',
      objectKey: `${FOLDER}/resources/guide.pdf`,
    });
    expect(resourceFile(release('2026'), { ...resource, file_name: '../x' }, null)).toBeNull();
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
});

describe('license checks (OEM-3, PROD-5)', () => {
  test('a file of a language is checked with that language', () => {
    const [part] = languageParts(release('2026'), 'German');
    const [file] = part?.files ?? [];
    expect(part && file && fileRequest(file, part.context)?.access.license).toEqual({
      product: 'autocad_oem',
      oem: { version: '2026', language: 'German' },
    });
  });

  test.each([
    [null, 'English'],
    ['German', 'German'],
  ])('files for all languages with %s selected are checked with %s', (chosen, language) => {
    for (const { context } of autocadOemGroups(release('2026'), chosen))
      expect(context.scope).toEqual({ version: '2026', language });
  });

  test('a release without languages is checked with English', () => {
    const prod = { ...content.prod, languages: [] };
    const [group] = autocadOemGroups(release('2026', { prod }), null);
    expect(group?.context.scope?.language).toBe('English');
  });

  test('a plug-in is checked as AutoCAD OEM without version and language', () => {
    const file = createFileEntry('e.zip');
    const [group] = pluginGroups(product, 'ifc_writer', { product_name: '', eval: [file], prod: [] });
    expect(group && fileRequest(file, group.context)?.access.license).toEqual({ product: 'autocad_oem' });
  });
});

test('lists each language of the product and its updates once', () => {
  expect(languagesOf(release('2026'))).toEqual(['English', 'German', 'Korean']);
});

test('shows the update of a language that only an update has', () => {
  expect(partKeys('2026', 'Korean')).toEqual([
    ['Update 2026.1', [`${FOLDER}/updates/2026.1/Korean/korean-1.msp`]],
  ]);
});

// OEM-6, PATH-5.
describe('updates of a language inside an update of the release', () => {
  const nested = {
    version: '2026.1',
    date: '2026-05-01',
    files: [],
    languages: [
      {
        language: 'German',
        files: [],
        updates: [
          {
            name: 'Core',
            content: 'First <b>this</b>.',
            files: [createFileEntry('core.msp')],
            type: 'update_main' as const,
          },
          { name: 'Messages', content: '', files: [createFileEntry('de.msp')], type: 'update_lang' as const },
          { name: 'On request', content: 'Ask support.', files: [], type: 'update_lang' as const },
          {
            name: 'Elsewhere',
            content: '',
            files: [createFileEntry('x.msp', { link: 'packages/other/x.msp' })],
            type: 'update_main' as const,
          },
        ],
      },
    ],
  };
  const rowsOf = (version: string, updateVersion = nested.version) => {
    const changes = { updates: [{ ...nested, version: updateVersion }] };
    const [update] = languageParts(release(version, changes), 'German').slice(-1);
    return {
      head: [update?.name, update?.description, update?.files.length],
      updates: update?.updates?.map(({ name, description, files, context }) => [
        name,
        description,
        files.map((file) => keyOf(file, context)),
      ]),
    };
  };

  // OEM-6, PATH-5.
  test.each(['2026', '2026.1'])('the page of %s shows names, contents and their own folders', (version) => {
    expect(rowsOf(version)).toEqual({
      head: ['Update 2026.1', '2026-05-01', 0],
      updates: [
        ['Core', 'First <b>this</b>.', [`${FOLDER}/updates/2026.1/core.msp`]],
        ['Messages', '', [`${FOLDER}/updates/2026.1/German/de.msp`]],
        ['On request', 'Ask support.', []],
        ['Elsewhere', '', ['packages/other/x.msp']],
      ],
    });
  });

  test('are in the updates folder, independent of the version’s length', () => {
    expect(rowsOf('2026', '2026').updates?.slice(0, 2)).toEqual([
      ['Core', 'First <b>this</b>.', [`${FOLDER}/updates/2026/core.msp`]],
      ['Messages', '', [`${FOLDER}/updates/2026/German/de.msp`]],
    ]);
  });

  test('do not repeat files of the language’s own entry', () => {
    const [first] = nested.languages[0]?.updates ?? [];
    const own = { language: 'German', files: [], updates: first === undefined ? [] : [first] };
    const changes = { prod: { ...content.prod, languages: [own] }, updates: [nested] };
    const parts = languageParts(release('2026.1', changes), 'German');
    expect(parts.map(({ name }) => name)).toEqual(['Core', 'Update 2026.1']);
    expect(parts[1]?.updates?.map(({ name }) => name)).toEqual(['Messages', 'On request', 'Elsewhere']);
  });
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
