import { productByCode, screenRoutes, sectionOf, versionIndexPath } from '@portal/catalog';
import { freshPage } from '@portal/remote-tools/testing';
import { getVersionIndex } from '@portal/sdk/api/content';
import { type Article, type Block, INLINE, type Text } from '../article/article';
import { article as autocadAbout } from './autocad-oem/about';
import { article as autocadDocumentation } from './autocad-oem/documentation';
import { article as autocadSupport } from './autocad-oem/support';
import { article as training } from './autocad-oem/training';
import { article as inventorAbout } from './inventor-oem/about';
import { article as inventorDocumentation } from './inventor-oem/documentation';
import { article as inventorSupport } from './inventor-oem/support';
import { article as parasolidAbout } from './parasolid/about';
import { article as parasolidPlatforms } from './parasolid/platforms';
import { article as polygonicaAbout } from './polygonica/about';
import { article as realdwgAbout } from './realdwg/about';
import { article as realdwgDocumentation } from './realdwg/documentation';

const articles: readonly Article[] = [
  realdwgAbout,
  realdwgDocumentation,
  parasolidAbout,
  parasolidPlatforms,
  polygonicaAbout,
  autocadAbout,
  autocadDocumentation,
  autocadSupport,
  training,
  inventorAbout,
  inventorDocumentation,
  inventorSupport,
];
const cases = articles.map((article) => [article.title, article] as const);

/** All texts of a block, including answers. */
function textsOf(block: Block): Text[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'callout':
      return [block.text];
    case 'list':
    case 'steps':
      return [...block.items];
    case 'facts':
      return Object.values(block.items);
    case 'table':
      return block.rows.flatMap(([, ...cells]) => cells);
    case 'video':
      return [block.summary];
    case 'downloads':
      return Object.values(block.files);
    case 'questions':
      return Object.values(block.items).flatMap((answer) => [answer].flat().flatMap(textsOf));
    case 'code':
    case 'evaluation':
      return [];
  }
}

/** The blocks of an article that are no plain text. */
const blocksOf = ({ sections }: Article) =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => typeof block !== 'string');
/** All texts of an article, which are shown with code and links. */
const allTextsOf = ({ lead, sections }: Article): Text[] => [
  lead,
  ...sections.flatMap(({ blocks }) => blocks).flatMap(textsOf),
];
/** The parts of its texts: every second one is code or a link. */
const partsOf = (article: Article): string[][] => allTextsOf(article).map((text) => text.split(INLINE));
/** All strings of an article, such as titles and questions, but code samples. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'code' ? [] : [key, ...stringsOf(inner)]))
    : [String(value)];
const targetsOf = (article: Article): string[] =>
  partsOf(article).flatMap((parts) =>
    parts.flatMap((part) => (part.startsWith('[') ? [part.slice(part.lastIndexOf('(') + 1, -1)] : [])),
  );

/** The section ids that a URL hash can name, by path. */
const idsAt = new Map<string, string[]>(
  [
    ['/toolkits/realdwg', realdwgAbout] as const,
    ['/toolkits/realdwg/documentation', realdwgDocumentation] as const,
  ].map(([path, { sections }]) => [path, sections.map(({ id }) => id)]),
);

const isPage = (address: string): boolean => {
  const [path = '', hash] = address.split('#');
  if (path === '/license_generator') return true;
  const section = sectionOf(path);
  if (section?.section == null) return false;
  const rest = path.slice(section.section.length + 1).replace('/latest', '/:version');
  return (
    screenRoutes(section).some((route) => route.path === rest) &&
    (hash === undefined || (idsAt.get(path)?.includes(hash) ?? false))
  );
};

test.each(cases)('%s links to pages that exist', (_, article) => {
  const targets = targetsOf(article).filter((target) => target.startsWith('/'));
  expect(targets.filter((target) => !isPage(target))).toEqual([]);
});

test.each(cases)('%s contains no host: external links start with a configuration key', (_, article) => {
  const templates = targetsOf(article).filter((target) => !target.startsWith('/'));
  const known = /^\{(docsHost|supportUrl|forumUrl|knowledgeBaseUrl)\}(\/[\w-]+)*$/;
  expect(templates.filter((template) => !known.test(template))).toEqual([]);
  expect(JSON.stringify(article)).not.toMatch(/https?:/);
});

test.each(cases)('%s has no code or link that is not closed', (_, article) => {
  const plain = partsOf(article).flatMap((parts) => parts.filter((_part, index) => index % 2 === 0));
  expect(plain.filter((part) => /[`[\]]/.test(part))).toEqual([]);
});

test.each(cases)(
  '%s has code and links in its texts only: titles, terms and questions are shown as they are',
  (_, article) => {
    const texts = new Set(allTextsOf(article));
    expect(stringsOf(article).filter((string) => INLINE.test(string) && !texts.has(string))).toEqual([]);
  },
);

test.each(cases)('%s has unique section ids, and as many cells per row as columns', (_, article) => {
  const ids = article.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const block of blocksOf(article)) {
    if (block.kind !== 'table') continue;
    expect(block.rows.map((row) => row.length)).toEqual(block.rows.map(() => block.columns.length));
  }
});

// DWG-1.
test('the RealDWG documentation has FAQ, video, licensing and the comparison', () => {
  expect(realdwgDocumentation.sections.map(({ id }) => id)).toEqual([
    'faq',
    'video',
    'licensing',
    'comparison',
  ]);
  expect(blocksOf(realdwgDocumentation).filter(({ kind }) => kind === 'video')).not.toHaveLength(0);
});

test('lists the compilers of RealDWG, newest release first', async () => {
  await freshPage();
  const index = await getVersionIndex(versionIndexPath(productByCode('realdwg')));
  const newest = Math.max(...index.map(({ year }) => Number(year)));
  const [table] = blocksOf(realdwgAbout).flatMap((block) =>
    block.kind === 'table' && block.columns[0] === 'Release' ? [block] : [],
  );
  const releases = table?.rows.map(([release]) => Number(release));
  expect(releases?.[0]).toBe(newest);
  expect(releases).toEqual(releases?.toSorted((a, b) => b - a));
});

// PAR-4.
test('the platforms page lists compilers and UNIX systems in tables', () => {
  const tables = blocksOf(parasolidPlatforms).flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(tables.map(({ caption, rows }) => [caption, rows])).toEqual([
    [
      'Compilers on Windows',
      [
        ['Visual Studio 2015', 'Yes', 'Yes'],
        ['Visual Studio 2013', 'Yes', 'Yes'],
        ['Visual Studio 2012', 'Yes', 'Yes'],
      ],
    ],
    [
      'UNIX systems',
      [
        ['Linux', '64-bit'],
        ['MAC', '64-bit'],
        ['AIX', '64-bit'],
        ['SUN SPARC Solaris', '64-bit'],
      ],
    ],
  ]);
});

// ART-1.
test('the training has its eight sections, each with a video and a download', () => {
  expect(training.layout).toBe('accordion');
  expect(training.sections.map(({ id }) => id)).toEqual([
    'basics',
    'branding',
    'shipping',
    'zero-document-state',
    'express-tools',
    'help-file',
    'questions-and-answers',
    'resources',
  ]);
  for (const { blocks } of training.sections) {
    const kinds = blocks.map((block) => (typeof block === 'string' ? 'text' : block.kind));
    expect(kinds).toEqual(expect.arrayContaining(['video', 'downloads']));
  }
});

// ART-3.
test('every product with evaluations through sales has an evaluation request', () => {
  for (const article of [realdwgAbout, parasolidAbout, polygonicaAbout, autocadAbout, inventorAbout])
    expect(blocksOf(article).map(({ kind }) => kind)).toContain('evaluation');
});
