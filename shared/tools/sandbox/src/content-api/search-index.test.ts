/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndex } from '@portal/search-index';
import { buildSearchIndex, wireBytes } from '@portal/search-index/build';
import * as v from 'valibot';
import { sandboxRoot } from '../paths';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const RELEASES = 'content-data/releases_prod_latest.json';
const EDA = 'content-data/cae-product/eda';
const release = (version: string) =>
  JSON.stringify({
    title: version,
    version,
    sections: [{ name: 'Linux', files: [{ filename: `EDA_${version}.zip` }] }],
  });

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox({
    content: {
      [RELEASES]: JSON.stringify([{ product: 'eda', version: '1.0' }]),
      [`${EDA}/eda-version.json`]: JSON.stringify([{ year: 2026, versions: ['1.0'] }]),
      [`${EDA}/eda-1-0.json`]: release('1.0'),
    },
  });
});
afterEach(() => sandbox.close());

async function readIndex(ref = 'main'): Promise<{ readonly status: number; readonly text: string }> {
  const url = `${sandbox.origin}/services/content/repos/portal/content/contents/content-data/search-index.json?ref=${ref}`;
  const response = await fetch(url);
  const { content } = (await response.json()) as { content?: string };
  return { status: response.status, text: Buffer.from(content ?? '', 'base64').toString() };
}
const versionsOf = (text: string) =>
  v
    .parse(searchIndex, JSON.parse(text))
    .products.find(({ code }) => code === 'eda')
    ?.versions.map(([name]) => name);

// BOX-5, INDEX-1.
test('the index is built from the folder’s content, and again when the content has changed', async () => {
  expect(versionsOf((await readIndex()).text)).toEqual(['1.0']);
  sandbox.writeContent({
    [RELEASES]: JSON.stringify([{ product: 'eda', version: '1.1' }]),
    [`${EDA}/eda-1-1.json`]: release('1.1'),
  });
  expect(versionsOf((await readIndex()).text)).toEqual(['1.1', '1.0']);
});

// BOX-5.
test('the index is built again when the content of develop has changed', async () => {
  const lts = 'branches/develop/content-data/hoops-product/hoops-visualize-3df/hoops-visualize-3df-27.json';
  const write = (...names: string[]) =>
    sandbox.writeContent({
      [lts]: JSON.stringify({
        sections: [{ name: 'Linux', files: names.map((filename) => ({ filename })) }],
      }),
    });
  const filesOf = async () => {
    const index = v.parse(searchIndex, JSON.parse((await readIndex()).text));
    return index.products.find(({ code }) => code === '3df')?.lts.length;
  };
  sandbox.writeContent({ [RELEASES]: JSON.stringify([{ product: '3df', version: '2026' }]) });
  write('a.zip');
  expect(await filesOf()).toBe(1);
  write('a.zip', 'b.zip');
  expect(await filesOf()).toBe(2);
});

// BOX-5.
test('a link that leads nowhere, as editors make beside a file, is no failure', async () => {
  symlinkSync('nowhere', join(sandbox.dataDir, '../content/content-data/.#releases_prod_latest.json'));
  expect(versionsOf((await readIndex()).text)).toEqual(['1.0']);
});

// BOX-5.
test('a folder’s own index is served as it is, and only on main', async () => {
  expect((await readIndex('develop')).status).toBe(404);
  sandbox.writeContent({ 'content-data/search-index.json': '{"format": 99}' });
  expect((await readIndex()).text).toBe('{"format": 99}');
});

// INDEX-3, BOX-4.
test('the index of the sandbox’s own content is complete and within its size', async () => {
  const { index, problems } = await buildSearchIndex(join(sandboxRoot, 'content-data'), {
    develop: join(sandboxRoot, 'branches/develop/content-data'),
  });
  expect(problems).toEqual([]);
  expect(index.versionsWithFiles).toBeUndefined();
  expect(wireBytes(index)).toBeLessThan(20_000);
  const product = (code: string) => index.products.find((one) => one.code === code);
  expect(product('communicator')?.latest).toBe('2026.3.0');
  expect(product('communicator')?.videos.length).toBeGreaterThan(2);
  expect(product('3df')?.lts.length).toBeGreaterThan(2);
  expect(product('autocad_oem')?.plugins.map(([name]) => name)).toEqual(['ifc_reader', 'ifc_writer']);
});
