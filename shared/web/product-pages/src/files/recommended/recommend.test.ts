import type { FileEntry } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { createFileEntry } from '../create-entries';
import { pageFiles } from '../page-files';
import { differInArch, otherFiles, pickLanguage, recommend } from './recommend';
import { type FileLanguage, isRecommending, systemsOf } from './systems';

const context = { product: productByCode('communicator'), version: '2026.3.0' };
const files = (...entries: FileEntry[]) => pageFiles(entries, context);

// REC-2: the file for a machine.
test.each([
  ['the architecture that the browser tells', ['x86_64', 'arm64'], 'arm64', 1],
  ['x86_64 if it tells none', ['arm64', 'x86_64'], '', 1],
  ['x86_64 where the told one has no file', ['arm64', 'x86_64'], 'x86', 1],
  ['another spelling', ['x64', 'aarch64'], 'arm64', 1],
  ['64 bits before 32', ['32-bit', '64-bit'], 'x86_64', 1],
  ['a file for several', ['x86_64', 'arm64, x86_64'], 'arm64', 1],
  ['a file that names none', ['x86_64', ''], 'arm64', 1],
  ['its own before one that names none', ['', 'arm64'], 'arm64', 1],
  ['the only one', ['arm64'], 'x86_64', 0],
  ['among equals the order of the content', ['arm64', 'x86_64', 'x86_64'], 'x86_64', 1],
])('%s', (_, archs, told, expected) => {
  const all = files(...archs.map((arch, index) => createFileEntry(`${index}.zip`, { os: 'Linux', arch })));
  expect(recommend(all, told)?.name).toBe(`${expected}.zip`);
});

// REC-1.
test('the systems of a page are those that its files name, in their order and in one spelling', () => {
  const all = files(
    createFileEntry('w.zip', { os: 'Windows 64-bit' }),
    createFileEntry('a.zip', { os: 'AIX 64' }),
    createFileEntry('b.zip', { os: 'win32, Linux' }),
    createFileEntry('readme.txt'),
  );
  expect(
    systemsOf(all).map(({ system, label, files: of }) => [system, label, of.map(({ name }) => name)]),
  ).toEqual([
    ['windows', 'Windows', ['w.zip', 'b.zip']],
    ['aix 64', 'AIX 64', ['a.zip']],
    ['linux', 'Linux', ['b.zip']],
  ]);
  expect(systemsOf([])).toEqual([]);
});

// NAME-4: the other words of a text that names a system name none.
test.each([
  ['Windows (Visual Studio 2019, 2022)', ['Windows']],
  ['Linux 32/64 bit', ['Linux']],
  ['Windows, 64-bit', ['Windows']],
  ['Windows, Linux; macOS', ['Windows', 'Linux', 'macOS']],
  ['AIX, Solaris', ['AIX', 'Solaris']],
  ['Windows and Linux', ['Windows', 'Linux']],
  ['Linux & macOS', ['Linux', 'macOS']],
  ['Android', ['Android']],
])('the systems of "%s" are %j', (os, expected) => {
  expect(systemsOf(files(createFileEntry('a.zip', { os }))).map(({ label }) => label)).toEqual(expected);
  const inSection = pageFiles([createFileEntry('a.zip')], { ...context, os });
  expect(systemsOf(inSection).map(({ label }) => label)).toEqual(expected);
  expect(isRecommending({ files: inSection })).toBe(expected.length > 1);
});

test('the architecture is said where files differ by it', () => {
  expect(
    differInArch(
      files(
        createFileEntry('a', { arch: 'x64' }),
        createFileEntry('b', { arch: 'x86_64' }),
        createFileEntry('c'),
      ),
    ),
  ).toBe(false);
  expect(
    differInArch(files(createFileEntry('a', { arch: 'x64' }), createFileEntry('b', { arch: 'arm64' }))),
  ).toBe(true);
});

// REC-1.
test('other files are told by what they differ in, and three at most', () => {
  const all = files(
    createFileEntry('main.zip', { arch: 'x86_64', compiler: 'gcc 13' }),
    createFileEntry('installer.run', { arch: 'x86_64' }),
    createFileEntry('arm.zip', { arch: 'arm64', compiler: 'gcc 13' }),
    createFileEntry('patch.zip', { arch: 'arm64', compiler: 'gcc 13' }),
    createFileEntry('old.zip', { arch: 'x86_64', compiler: 'gcc 9' }),
    createFileEntry('both.zip', { arch: 'arm64', compiler: 'gcc 9' }),
  );
  const [main] = all;
  expect(main && otherFiles(all, main).map(({ label, file: { name } }) => [label, name])).toEqual([
    ['arm64', 'arm.zip'],
    ['gcc 9', 'old.zip'],
    ['arm64, gcc 9', 'both.zip'],
  ]);
  expect(main && otherFiles(all.slice(0, 2), main).map(({ label }) => label)).toEqual(['installer.run']);
  const plugIns = pageFiles([createFileEntry('plug-in.zip', { compiler: 'vc143' })], {
    ...context,
    kind: 'ifc-plugins',
  });
  expect(main && otherFiles([...all.slice(0, 2), ...plugIns], main)).toHaveLength(1);
});

const offered = [
  ['English', 'en'],
  ['German', 'de'],
  ['Traditional Chinese', 'zh-TW'],
].map(([name = '', tag = '']): FileLanguage => ({ name, tags: [tag], files: () => [], search: '' }));

// REC-4.
test.each([
  ['the chosen one', 'German', ['english'], 'zh-TW', 'German'],
  ['a licensed one', null, ['german'], 'zh-TW', 'German'],
  ['the browser’s', null, [], 'de-AT', 'German'],
  ['the browser’s in another script', null, [], 'zh-tw', 'Traditional Chinese'],
  ['the first', null, ['korean'], 'den', 'English'],
])('the language is %s', (_, chosen, licensed, browser, expected) => {
  expect(pickLanguage({ offered, chosen, licensed: new Set(licensed) }, browser)?.name).toBe(expected);
});
