/** @jest-environment node */
import { createFileEntry, fileRequest } from '@portal/product-pages/parts';
import { content, FOLDER, keyOf, release } from '../../testing/release';
import { languageParts, languagesOf } from './languages';

const partKeys = (version: string, language: string) =>
  languageParts(release(version), language).map(({ name, files, context }) => [
    name,
    files.map((file) => keyOf(file, context)),
  ]);

describe('object keys (PATH-4, PATH-5)', () => {
  test('a 4-character version is in the production folder', () => {
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
});

// OEM-3.
test('a file of a language is checked with that language', () => {
  const [part] = languageParts(release('2026'), 'German');
  const [file] = part?.files ?? [];
  expect(part && file && fileRequest(file, part.context)?.access.license).toEqual({
    product: 'autocad_oem',
    oem: { version: '2026', language: 'German' },
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

  test('a file of another update with the same name is another file', () => {
    const update = (md5sum: string) => ({
      name: 'Core',
      content: 'First this.',
      files: [createFileEntry('update.exe', { md5sum })],
      type: 'update_lang' as const,
    });
    const own = { language: 'German', files: [], updates: [update('0'.repeat(32))] };
    const changes = {
      prod: { ...content.prod, languages: [own] },
      updates: [
        { ...nested, languages: [{ language: 'German', files: [], updates: [update('1'.repeat(32))] }] },
      ],
    };
    const parts = languageParts(release('2026', changes), 'German');
    expect(parts[1]?.updates?.map(({ name, files }) => [name, files.length])).toEqual([['Core', 1]]);
  });
});
