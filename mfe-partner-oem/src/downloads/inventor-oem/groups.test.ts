/** @jest-environment node */
import { productByCode } from '@portal/catalog';
import { createFileEntry, filesOf } from '@portal/product-pages/parts';
import { keyOf, plainHead } from '../../testing/release';
import { inventorOemGroups, inventorOemLanguages } from './screen';

const release = {
  product: productByCode('inventor_oem'),
  version: '2026',
  content: {
    ...plainHead,
    eval: {
      files: [createFileEntry('sdk.exe')],
      languages: [
        { language: 'English', files: [createFileEntry('english.exe')] },
        { language: 'German', files: [createFileEntry('german.exe')] },
      ],
    },
    licensed: { files: [createFileEntry('patch.exe')] },
  },
};
const FOLDER = 'packages/platform_products/inventor_oem/2026';
const scope = (language: string) => ({ version: '2026', language });

// OEM-3.
test.each([
  [null, 'English'],
  ['German', 'German'],
])('SDK and license patch with %s selected are checked with %s', (chosen, language) => {
  const { sdk, licensePatch } = inventorOemGroups(release, chosen);
  const rows = [sdk, licensePatch].map(({ section, context }) => [
    filesOf(section).map((file) => keyOf(file, context)),
    context.scope,
  ]);
  expect(rows).toEqual([
    [[`${FOLDER}/sdk.exe`], scope(language)],
    [[`${FOLDER}/patch.exe`], scope(language)],
  ]);
});

// OEM-3.
test('checks language support files with their language', () => {
  const rows = inventorOemLanguages(release).map(({ language, files, context }) => [
    language,
    files.map((file) => keyOf(file, context)),
    context.scope,
  ]);
  expect(rows).toEqual([
    ['English', [`${FOLDER}/english.exe`], scope('English')],
    ['German', [`${FOLDER}/german.exe`], scope('German')],
  ]);
});

// OEM-2.
test('a language that the content names twice is offered once, with all of its files', () => {
  const languages = [
    ...release.content.eval.languages,
    { language: 'English', files: [createFileEntry('more.exe')] },
  ];
  const content = { ...release.content, eval: { ...release.content.eval, languages } };
  const rows = inventorOemLanguages({ ...release, content }).map(({ language, files }) => [
    language,
    files.map(({ filename }) => filename),
  ]);
  expect(rows).toEqual([
    ['English', ['english.exe', 'more.exe']],
    ['German', ['german.exe']],
  ]);
});
