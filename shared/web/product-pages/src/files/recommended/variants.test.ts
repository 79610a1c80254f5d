import { productByCode } from '@portal/catalog';
import { createFileEntry } from '../create-entries';
import { pageFiles } from '../page-files';
import { allVariants, variantStyles } from './variants';

const context = { product: productByCode('communicator'), version: '2026.3.0' };
const file = (filename: string, os: string, arch = '') => createFileEntry(filename, { os, arch });
const files = pageFiles(
  [file('w.zip', 'Windows'), file('x.zip', 'Linux', 'x86_64'), file('a.zip', 'Linux', 'arm64')],
  context,
);

/** The variants whose styles show them at a root with these attributes. */
function shownAt(
  attributes: Record<string, string>,
  languages: Parameters<typeof allVariants>[1] = [],
): string[] {
  const variants = allVariants(files, languages);
  const root = document.createElement('html');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(`data-${name}`, value);
  return variants
    .filter(({ selector }) => root.matches(`html${selector}`))
    .map(
      ({ file: shown, label, language }) => `${shown?.name ?? `none for ${label}`}${language?.name ?? ''}`,
    );
}

// REC-3: exactly one variant is shown to a visitor, and it is the one for the machine.
test.each([
  [{ system: 'windows', arch: 'x86_64' }, ['w.zip']],
  [{ system: 'windows', arch: 'arm64' }, ['w.zip']],
  [{ system: 'linux', arch: 'x86_64' }, ['x.zip']],
  [{ system: 'linux', arch: 'arm64' }, ['a.zip']],
  [{ system: 'linux', arch: 'x86' }, ['x.zip']],
  [{ system: 'mac', arch: 'arm64' }, ['none for macOS']],
  [{ arch: 'x86_64' }, []],
])('at a root with %p', (attributes, expected) => {
  expect(shownAt(attributes as Record<string, string>)).toEqual(expected);
});

const language = (name: string, ...tags: string[]) => ({
  name,
  tags,
  files: () => files,
  search: `?language=${name}`,
});

// REC-4.
test.each([
  ['de-AT', ['w.zipGerman']],
  ['zh-TW', ['w.zipTraditional']],
  ['zh-CN', ['w.zipEnglish']],
  ['da', ['w.zipEnglish']],
])('at a root in %s', (tag, expected) => {
  const languages = [language('English', 'en'), language('German', 'de'), language('Traditional', 'zh-TW')];
  expect(shownAt({ system: 'windows', arch: 'x86_64', language: tag }, languages)).toEqual(expected);
});

test('the list is hidden for the systems that have a variant, and names of content are no selectors', () => {
  const odd = pageFiles([file('o.zip', 'Odd"]{}'), file('w.zip', 'Windows')], context);
  const styles = variantStyles(allVariants(odd, []), 'data-variant');
  expect(styles).toContain('[data-system="windows"]');
  expect(styles).not.toContain('dd"');
  expect(styles).toMatch(/\[data-variant=list\]\{display:none\}$/);
});
