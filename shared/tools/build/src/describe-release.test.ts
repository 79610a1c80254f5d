/** @jest-environment node */
import { describeRemote } from '@portal/contract';
import { describeRelease } from './describe-release';
import { folderForTests } from './testing/folder';
import { CHUNK_MAP_FILE, type ChunkMap } from './webpack/chunk-map-plugin';

const map: ChunkMap = {
  entry: 'remoteEntry.js',
  exposed: { files: ['remote.js', 'shared.js'], provided: ['react'] },
  chunks: {
    article: { files: ['shared.js', 'cards.js', 'article.js'], provided: ['react', '@portal/ui'] },
    about: { files: ['cards.js', 'about.js'], provided: ['@portal/ui'] },
  },
  uses: {},
  duplicates: [],
  leaks: [],
};

const output = folderForTests();
beforeEach(() => {
  for (const file of ['remoteEntry.js', 'remote.js', 'shared.js', 'cards.js', 'article.js', 'about.js'])
    output.write(file, file);
  output.write(CHUNK_MAP_FILE, JSON.stringify(map));
});

async function preloads(preload: Readonly<Record<string, string | readonly string[]>>) {
  const description = describeRemote({
    name: 'mfe-x',
    title: 'X',
    owner: { team: 'X team' },
    owns: ['/x/*'],
    preload,
  });
  const { extras } = await describeRelease({
    description,
    version: '1.0.0',
    output: output.path,
    baseUrl: '/mfe-x/1.0.0',
  });
  return Object.entries(extras.portal.preload).map(([pattern, { files, provided }]) => [
    pattern,
    files.map(({ file }) => file),
    provided,
  ]);
}

test('a page preloads the files of its chunk, without those that the remote needs anyway', async () => {
  expect(await preloads({ '/x/:product': 'article' })).toEqual([
    ['/x/:product', ['cards.js', 'article.js'], ['@portal/ui']],
  ]);
});

test('a page that needs several chunks preloads each of their files once', async () => {
  expect(await preloads({ '/x': ['article', 'about'] })).toEqual([
    ['/x', ['cards.js', 'article.js', 'about.js'], ['@portal/ui']],
  ]);
});

// SDK-7.
test('a chunk that the build does not contain fails the release with a sentence', async () => {
  await expect(preloads({ '/x': ['article', 'abuot'] })).rejects.toMatchObject({
    name: 'DescriptionError',
    message: expect.stringMatching(
      /^mfe-x: \/x refers to the chunk "abuot", which the build does not contain; it has .*article/,
    ),
  });
});
