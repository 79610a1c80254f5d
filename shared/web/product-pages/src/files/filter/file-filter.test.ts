import type { FileEntry } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { createFileEntry } from '../create-entries';
import {
  compareNames,
  type FileFilter,
  facetOptions,
  filterFromParameters,
  matchesFilter,
  NO_FILTER,
  optionValue,
  parametersWithFilter,
} from './file-filter';

const context = { product: productByCode('communicator'), version: '2026.3.0' };
const file = (fields: Partial<FileEntry>) => createFileEntry('HOOPS_Communicator_Linux.tar.gz', fields);

// FIND-1.
test.each<
  [what: string, fields: Partial<FileEntry>, filter: Partial<FileFilter>, section: string, matches: boolean]
>([
  ['no filter', {}, {}, '', true],
  ['its system', { os: 'Linux' }, { os: 'linux' }, '', true],
  ['its system in other words', { os: 'Windows 64-bit' }, { os: 'win64' }, '', true],
  ['macOS in other words', { os: 'macOS' }, { os: 'mac' }, '', true],
  ['another system', { os: 'Windows' }, { os: 'linux' }, '', false],
  ['the system of its section', {}, { os: 'linux' }, 'Linux', true],
  ['its own system before its section’s', { os: 'Windows' }, { os: 'linux' }, 'Linux', false],
  ['no system', {}, { os: 'linux' }, '', false],
  ['a system without a platform', { os: 'Solaris' }, { os: 'SOLARIS' }, '', true],
  ['one of two systems', { os: 'Windows / Linux' }, { os: 'linux' }, '', true],
  ['its compiler', { compiler: 'gcc 9.3' }, { compiler: 'GCC  9.3' }, '', true],
  ['a part of its compiler', { compiler: 'gcc 9.3' }, { compiler: 'gcc' }, '', false],
  ['one of two architectures', { arch: 'arm64, x86_64' }, { arch: 'x86_64' }, '', true],
  ['another name of its architecture', { arch: 'x64' }, { arch: 'amd64' }, '', true],
  ['a longer architecture', { arch: 'arm64-v8a' }, { arch: 'arm64' }, '', false],
  ['a part of its name in any case', {}, { q: 'communicator_LINUX' }, '', true],
  ['words in any order', {}, { q: 'linux  hoops' }, '', true],
  ['one word of two', {}, { q: 'linux windows' }, '', false],
  ['its display name', { name: 'Web viewer' }, { q: 'viewer' }, '', true],
  ['a name with special characters', { filename: 'a+(b).zip' }, { q: '+(b' }, '', true],
  ['some of the values', { os: 'Linux', arch: 'arm64' }, { os: 'linux', arch: 'x86_64' }, '', false],
])('%s', (_, fields, filter, os, matches) => {
  expect(matchesFilter(file(fields), { ...context, os }, { ...NO_FILTER, ...filter })).toBe(matches);
});

const listed = (...entries: Partial<FileEntry>[]) =>
  entries.map((fields) => ({ entry: file(fields), context }));

test('the options of a list are the values of the files, each once, sorted', () => {
  const files = listed(
    { os: 'macOS', arch: 'arm64, x86_64', compiler: 'gcc 11.4' },
    { os: 'Linux', arch: 'x64', compiler: 'gcc 9.3' },
    { os: 'Linux 64', arch: 'arm64-v8a' },
    { os: 'Solaris' },
  );
  expect(facetOptions('os', files)).toEqual([
    { value: 'linux', label: 'Linux' },
    { value: 'mac', label: 'macOS' },
    { value: 'solaris', label: 'Solaris' },
  ]);
  expect(facetOptions('compiler', files).map(({ value }) => value)).toEqual(['gcc 9.3', 'gcc 11.4']);
  expect(facetOptions('arch', files).map(({ value }) => value)).toEqual(['arm64', 'arm64-v8a', 'x86_64']);
});

test('a chosen value that no file has is an option, another spelling is not', () => {
  const files = listed({ os: 'Linux', arch: 'x86_64' });
  expect(facetOptions('os', files, 'macos')).toEqual([
    { value: 'linux', label: 'Linux' },
    { value: 'macos', label: 'macOS' },
  ]);
  const options = facetOptions('arch', files, 'X64');
  expect(options).toHaveLength(1);
  expect(optionValue('arch', options, 'X64')).toBe('x86_64');
});

// FIND-1: words that every object in JavaScript has as properties.
test.each(['constructor', '__proto__', 'valueOf'])('the value %s is a text like any other', (value) => {
  const files = listed({ os: value, arch: value });
  expect(facetOptions('os', files)).toEqual([{ value: value.toLowerCase(), label: value }]);
  expect(facetOptions('os', listed(), value)).toEqual([{ value, label: value }]);
  expect(facetOptions('arch', files, value)).toEqual([{ value, label: value }]);
});

// FIND-3.
test.each([
  ['os=linux&arch=arm64', { os: 'linux', arch: 'arm64' }],
  ['q=%20tar%20gz%20', { q: 'tar gz' }],
  ['os=linux&os=windows', { os: 'linux' }],
  ['os=lin%00ux&q=a%0Ab', {}],
  [`compiler=${'x'.repeat(101)}`, {}],
  ['other=1', {}],
])('the address %p means %p', (search, filter) => {
  expect(filterFromParameters(new URLSearchParams(search))).toEqual({ ...NO_FILTER, ...filter });
});

test('a changed filter keeps the other parameters', () => {
  const parameters = new URLSearchParams('language=German&os=linux&x=1');
  expect(`${parametersWithFilter(parameters, { q: 'a b' })}`).toBe('language=German&os=linux&x=1&q=a+b');
  expect(`${parametersWithFilter(parameters, NO_FILTER)}`).toBe('language=German&x=1');
});

test.each([
  [
    ['gcc 10', 'GCC 9', 'clang', 'gcc 9.2', 'gcc'],
    ['clang', 'gcc', 'GCC 9', 'gcc 9.2', 'gcc 10'],
  ],
  [
    ['vs2022', 'VS2019', 'vs2019 x86', '2017'],
    ['2017', 'VS2019', 'vs2019 x86', 'vs2022'],
  ],
  [
    ['x86_64', 'arm64', 'Arm', ''],
    ['', 'Arm', 'arm64', 'x86_64'],
  ],
])('orders %j', (names, ordered) => {
  expect(names.toSorted(compareNames)).toEqual(ordered);
});

test('names that differ only in case are equal', () => {
  expect(compareNames('GCC 9', 'gcc 9')).toBe(0);
});

// FIND-3: an address and content may have any text.
test.each(['__proto__', 'constructor'])('"%s" is the name of a value like any other', (text) => {
  for (const facet of ['os', 'compiler', 'arch'] as const) {
    const options = [{ value: text, label: text }];
    expect(facetOptions(facet, [], text)).toEqual(options);
    expect(facetOptions(facet, listed({ [facet]: text }))).toEqual(options);
  }
});
