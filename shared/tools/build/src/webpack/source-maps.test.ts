/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { workspaceRoot } from '../workspace';
import { commonConfig } from './common';

const output = folderForTests();

/** Builds a module of a remote; resolves to the sources that its map names. */
async function sourcesOf(mode: 'development' | 'production'): Promise<readonly string[]> {
  const folder = join(output.path, mode);
  const config = commonConfig({
    folder: 'mfe-cae',
    mode,
    output: folder,
    css: 'names-only',
    sourceMaps: true,
  });
  await runWebpack({
    ...config,
    cache: false,
    entry: { main: './remote.config.ts' },
    output: {
      ...config.output,
      filename: 'main.js',
      uniqueName: 'mfe-cae',
      library: { type: 'var', name: 'built' },
    },
  });
  const map = JSON.parse(await readFile(join(folder, 'main.js.map'), 'utf8')) as {
    sources: readonly string[];
  };
  return map.sources;
}

test('the maps of a dev server lead to files of this machine, and those of a release to none', async () => {
  const own = join(workspaceRoot, 'mfe-cae/remote.config.ts');
  const files = (await sourcesOf('development')).filter((source) => source.startsWith('file:'));
  expect(files.map((source) => fileURLToPath(source))).toContain(own);
  for (const source of files) expect(existsSync(fileURLToPath(source))).toBe(true);

  const released = await sourcesOf('production');
  expect(released.join('\n')).not.toContain(workspaceRoot);
  // From the folder that the release is built in: a map is found again in any checkout.
  const paths = released.flatMap(
    (source) => /^webpack:\/\/mfe-cae\/(?:\.\/)?([^ ?]+\.tsx?)$/.exec(source)?.[1] ?? [],
  );
  expect(paths).not.toEqual([]);
  for (const path of paths)
    expect([workspaceRoot, join(workspaceRoot, 'mfe-cae')].some((root) => existsSync(join(root, path)))).toBe(
      true,
    );
});
