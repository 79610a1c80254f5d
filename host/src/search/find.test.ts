/** @jest-environment node */
import { createFinder } from './find';
import type { SearchItem } from './item';

const item = (kind: SearchItem['kind'], title: string, detail = '', keywords = ''): SearchItem => ({
  kind,
  title,
  detail,
  href: `/${title}`,
  keywords,
});

const items = [
  item('product', 'HOOPS Communicator', '3D Web Visualization', 'communicator'),
  item('product', 'Parasolid', 'Solid Modeling Kernel'),
  item('page', 'Older Versions', 'HOOPS Communicator'),
  item('version', 'HOOPS Communicator 2026.3.0', 'Latest version'),
  item('version', 'HOOPS Communicator 2026.2.0', 'Older version'),
  item(
    'file',
    'HOOPS_Communicator_2026.2.1_Linux_ARM64.tar.gz',
    'HOOPS Communicator 2026.2.1',
    'Linux arm64 gcc 11',
  ),
  item('video', 'Höhenlinien für Flächen', 'HOOPS Communicator'),
  item('video', '断面図', 'HOOPS Communicator'),
  item(
    'file',
    'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz',
    'HOOPS Communicator 2026.3.0',
    'Linux arm64 gcc 11',
  ),
  item(
    'file',
    'HOOPS_Communicator_2026.3.0_Windows.zip',
    'HOOPS Communicator 2026.3.0',
    'Windows Visual Studio 2022',
  ),
];
const find = createFinder(items);
const titles = (query: string) =>
  find(query).groups.flatMap(({ results }) => results.map((result) => result.item.title));

// SEARCH-3.
test.each(['licence', 'license'])('"%s" finds both spellings', (query) => {
  const findTerms = createFinder([item('page', 'Licence terms'), item('page', 'License keys')]);
  expect(findTerms(query).groups).toMatchObject([
    { results: [{ item: { title: 'Licence terms' }, ranges: [0, 7] }, { ranges: [0, 7] }] },
  ]);
});

// SEARCH-3.
test.each([
  ['words in any order', 'arm64 2026.3 communicator', 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz'],
  ['a part of a file name', '3.0_linux_arm', 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz'],
  ['words that are not shown', 'visual studio', 'HOOPS_Communicator_2026.3.0_Windows.zip'],
  ['Visual Studio as it is abbreviated', 'vs2022', 'HOOPS_Communicator_2026.3.0_Windows.zip'],
  [
    'Visual Studio abbreviated, apart from its year',
    'communicator VS 2022',
    'HOOPS_Communicator_2026.3.0_Windows.zip',
  ],
  ['a missing letter', 'parsolid', 'Parasolid'],
  ['a wrong letter', 'parosolid', 'Parasolid'],
  ['an additional letter', 'parrasolid', 'Parasolid'],
  ['two letters in the wrong order', 'parasoild', 'Parasolid'],
  ['two missing letters in a long word', 'parasld', 'Parasolid'],
  ['the start of a word with an error', 'prasol', 'Parasolid'],
  ['a version as it is', 'arm64 communicator 2026.2.1', 'HOOPS_Communicator_2026.2.1_Linux_ARM64.tar.gz'],
  [
    'a version beside an error',
    'arm64 comunicator 2026.2.1',
    'HOOPS_Communicator_2026.2.1_Linux_ARM64.tar.gz',
  ],
  [
    'an error in one of two words',
    'comunicator arm64 2026.3',
    'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz',
  ],
  ['a letter without its accent', 'flachen fur', 'Höhenlinien für Flächen'],
  ['another script', '断面', '断面図'],
])('finds %s', (_, query, title) => {
  expect(titles(query)[0]).toBe(title);
});

// SEARCH-2.
test('groups results by kind, in the order of the kinds, and counts them', () => {
  expect(find('communicator').groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['product', 1],
    ['page', 1],
    ['version', 2],
    ['video', 2],
    ['file', 3],
  ]);
});

test.each([
  ['two missing letters of a short word', 'stdo'],
  ['an error in the first letter', 'barasolid'],
  ['an error in a version', '2026.4.0'],
  ['three missing letters', 'prsld'],
])('does not forgive %s', (_, query) => {
  expect(find(query)).toEqual({ groups: [], leftOut: [] });
});

// SEARCH-8.
test('the kind that shows the words goes before one that has them in its keywords', () => {
  const license = createFinder([
    item('product', 'Demo Viewer', 'A viewer', 'It carries a 30-day license'),
    item('page', 'Your Licenses', 'Keys and header files'),
    item('version', 'Demo Viewer 2026', 'Latest version', 'license'),
    item('file', 'license.txt', 'Demo Viewer 2026'),
  ]);
  expect(license('license').groups.map(({ kind }) => kind)).toEqual(['page', 'product', 'version', 'file']);
});

// SEARCH-8.
test('a version that the query names goes before a newer one that has the number elsewhere', () => {
  const file = (version: string, age: number, system: string): SearchItem => ({
    ...item('file', `Toolkit_${version}.zip`, `Toolkit ${version}`, system),
    version,
    age,
  });
  const files = createFinder([
    file('2026.1', 1, 'Visual Studio 2022'),
    file('2026.10', 0, 'Visual Studio 2022'),
    file('2022', 2, 'Visual Studio 2017'),
  ]);
  const found = (query: string) => files(query).groups[0]?.results.map((result) => result.item.version);
  expect(found('toolkit vs 2022')).toEqual(['2026.10', '2026.1']);
  expect(found('toolkit')).toEqual(['2026.10', '2026.1', '2022']);
  expect(found('toolkit 2022')).toEqual(['2022', '2026.10', '2026.1']);
  expect(found('toolkit 2026.1')).toEqual(['2026.1', '2026.10']);
});

test('a title with exactly the words goes first', () => {
  expect(titles('communicator 2026.2.0')[0]).toBe('HOOPS Communicator 2026.2.0');
});

// SEARCH-2.
test('equally good results keep their order: the newest version first', () => {
  expect(titles('communicator 2026').slice(0, 2)).toEqual([
    'HOOPS Communicator 2026.3.0',
    'HOOPS Communicator 2026.2.0',
  ]);
});

test.each(['', '   ', '...', '-', 'zzzzzz', '(', '\\'])('finds nothing for %j', (query) => {
  expect(find(query)).toEqual({ groups: [], leftOut: [] });
});

// SEARCH-3.
test.each([
  ['a word that nothing has', 'WebGL communicator', ['WebGL'], 'HOOPS Communicator'],
  [
    'words that nothing has',
    'qqq arm64 2026.3 zzz',
    ['qqq', 'zzz'],
    'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz',
  ],
  ['a word that nothing has, beside an error', 'webgl parsolid', ['webgl'], 'Parasolid'],
])('%s is left out', (_, query, leftOut, title) => {
  expect(find(query).leftOut).toEqual(leftOut);
  expect(titles(query)[0]).toBe(title);
});

// SEARCH-3.
test.each([
  ['words that no item has together', 'parasolid arm64'],
  ['a word that nothing has beside letters inside of words', 'webgl io'],
  ['a word that nothing has beside a part of a word', 'webgl unicator'],
])('finds nothing for %s', (_, query) => {
  expect(find(query)).toEqual({ groups: [], leftOut: [] });
});

test('a very long text is no problem', () => {
  expect(find('communicator '.repeat(1000)).groups).toEqual(expect.any(Array));
});

test('marks where the words are', () => {
  const [{ results: [result] = [] } = {}] = find('communicator').groups;
  expect(result?.ranges).toEqual([6, 18]);
});

test.each([
  ['a part of a word', 'unicator', [10, 18]],
  ['the whole word of an error', 'comunicator', [6, 18]],
  ['a word with accents', 'hohen', [0, 5]],
])('marks %s', (_, query, ranges) => {
  expect(find(query).groups[0]?.results[0]?.ranges).toEqual(ranges);
});
