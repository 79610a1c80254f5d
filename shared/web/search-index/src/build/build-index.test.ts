/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { filesAt, searchIndex } from '..';
import { buildSearchIndex, serializeIndex, wireBytes } from '.';

const COMMUNICATOR = 'hoops-product/hoops-communicator';
const release = (version: string, filenames: readonly string[], more: object = {}) => ({
  title: `HOOPS Communicator ${version}`,
  date: '2026-01-02',
  version,
  sections: [{ name: 'Linux', packages: filenames.map((filename) => ({ filename, compiler: 'gcc 11' })) }],
  ...more,
});

const CONTENT: Readonly<Record<string, unknown>> = {
  'releases_prod_latest.json': [{ product: 'Communicator', version: '2026.2.0' }],
  [`${COMMUNICATOR}/hoops-communicator-version.json`]: [
    { year: 2025, versions: ['2025 SP1'] },
    { year: '2026', versions: ['2026.2.0', '2026.1.0', '../secret', '2026.0.0'] },
  ],
  [`${COMMUNICATOR}/hoops-communicator-2026.2.0.json`]: release('2026.2.0', [
    'Communicator_2026.2.0.zip',
    'data.zip',
  ]),
  [`${COMMUNICATOR}/hoops-communicator-2026.1.0.json`]: release('2026.1.0', [
    'Communicator_2026.1.0.zip',
    'data.zip',
  ]),
  [`${COMMUNICATOR}/hoops-communicator-2025_sp1.json`]: release('2025 SP1', ['Communicator_2025_SP1.zip']),
  [`${COMMUNICATOR}/online-training.json`]: [
    { group_name: 'Start', content: [{ name: 'First steps', video_id: 7, license_key: 'KEY-1' }] },
  ],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(content: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, value] of Object.entries(content)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
}
const build = async (content: Readonly<Record<string, unknown>>, maxBytes?: number) => {
  await write(content);
  return buildSearchIndex(folder, maxBytes === undefined ? {} : { maxBytes });
};
const communicatorIn = (text: string) => {
  const product = v.parse(searchIndex, JSON.parse(text)).products.find(({ code }) => code === 'communicator');
  if (product === undefined) throw new Error('the index lacks communicator');
  return product;
};

// INDEX-1, INDEX-2.
test('has the versions, files and videos of a product, newest version first', async () => {
  const { index, problems } = await build(CONTENT);
  const product = communicatorIn(serializeIndex(index));
  expect(problems).toEqual([]);
  expect(product.latest).toBe('2026.2.0');
  // 2026.0.0 has no content, so its page says that it is not available.
  expect(product.versions.map(([version, date]) => [version, date])).toEqual([
    ['2026.2.0', '2026-01-02'],
    ['2026.1.0', '2026-01-02'],
    ['2025 SP1', '2026-01-02'],
  ]);
  expect(product.versions.map(([version, , files]) => filesAt(product, files, version))).toEqual([
    [
      { name: 'Communicator_2026.2.0.zip', title: '', keywords: 'Linux gcc 11' },
      { name: 'data.zip', title: '', keywords: 'Linux gcc 11' },
    ],
    [
      { name: 'Communicator_2026.1.0.zip', title: '', keywords: 'Linux gcc 11' },
      { name: 'data.zip', title: '', keywords: 'Linux gcc 11' },
    ],
    [{ name: 'Communicator_2025_SP1.zip', title: '', keywords: 'Linux gcc 11' }],
  ]);
  // One row serves all versions.
  expect(product.files).toHaveLength(2);
  expect(product.videos).toEqual([['Start', [['First steps', '7']]]]);
});

// INDEX-1.
test('is the same for the same content, and another for another', async () => {
  const first = serializeIndex((await build(CONTENT)).index);
  expect(serializeIndex((await buildSearchIndex(folder)).index)).toBe(first);
  await write({ 'releases_prod_latest.json': [{ product: 'communicator', version: '2026.1.0' }] });
  expect(serializeIndex((await buildSearchIndex(folder)).index)).not.toBe(first);
});

// INDEX-2.
test('never has license keys, notes, links or check sums of the content', async () => {
  const { index } = await build({
    ...CONTENT,
    [`${COMMUNICATOR}/hoops-communicator-2026.2.0.json`]: release('2026.2.0', ['a.zip'], {
      license_key: 'KEY-2',
      notes: 'secret note',
      sections: [
        {
          name: 'Linux',
          files: [{ filename: 'a.zip', md5sum: 'abc', link: 'secret/link', notes: 'KEY-3', key: 'KEY-4' }],
        },
      ],
    }),
    'accounts.json': [{ email: 'someone@customer.example' }],
  });
  expect(serializeIndex(index)).toContain('a.zip');
  expect(serializeIndex(index)).not.toMatch(/KEY|secret|abc|@/);
});

// INDEX-2.
test('leaves out files that cannot be used, and names them', async () => {
  const { index, problems } = await build({
    ...CONTENT,
    [`${COMMUNICATOR}/hoops-communicator-2026.1.0.json`]: '{"title": ',
    [`${COMMUNICATOR}/online-training.json`]: { videos: [] },
  });
  const product = communicatorIn(serializeIndex(index));
  expect(product.versions.map(([version]) => version)).toEqual(['2026.2.0', '2025 SP1']);
  expect(product.videos).toEqual([]);
  expect(problems).toEqual([
    expect.stringContaining('hoops-communicator-2026.1.0.json: '),
    expect.stringContaining('online-training.json: '),
  ]);
});

test('an empty folder gives an index without entries', async () => {
  const { index, problems } = await build({});
  expect(problems).toEqual([]);
  // Only hwp has a version without a list of releases, and it has no content.
  expect(index.products.flatMap(({ versions, files, videos }) => [...versions, ...files, ...videos])).toEqual(
    [],
  );
});

// INDEX-3.
test('leaves out the files of the oldest versions when it is too large', async () => {
  const whole = (await build(CONTENT)).index;
  const { index } = await build(CONTENT, wireBytes(whole) - 10);
  expect(wireBytes(index)).toBeLessThan(wireBytes(whole));
  expect(index.versionsWithFiles).toBeLessThan(3);
  const product = communicatorIn(serializeIndex(index));
  expect(product.versions.map(([version]) => version)).toEqual(['2026.2.0', '2026.1.0', '2025 SP1']);
  product.versions.forEach(([, , files], place) => {
    expect(files.length > 0).toBe(place < (index.versionsWithFiles ?? 0));
  });
  await expect(buildSearchIndex(folder, { maxBytes: 100 })).rejects.toThrow('larger than 100 bytes');
});

// INDEX-3.
test('names with thousands of different files stay within 60 kB', async () => {
  const names = Array.from(
    { length: 20_000 },
    (_, at) => `${(at * 2_654_435_761) % 4_294_967_296}_${at}.zip`,
  );
  const { index } = await build({
    ...CONTENT,
    [`${COMMUNICATOR}/hoops-communicator-2025_sp1.json`]: release('2025 SP1', names),
  });
  expect(wireBytes(index)).toBeLessThanOrEqual(60_000);
  expect(index.versionsWithFiles).toBe(2);
});

// INDEX-4.
test('a reader ignores what it does not know, and refuses another format', () => {
  const newer = { format: 1, built: 'today', products: [{ code: 'x', chapters: [], files: [['a.zip', 3]] }] };
  const [product] = v.parse(searchIndex, newer).products;
  expect(product && filesAt(product, [0, 5], '1')).toEqual([{ name: 'a.zip', title: '', keywords: '' }]);
  expect(v.is(searchIndex, { ...newer, format: 2 })).toBe(false);
});
