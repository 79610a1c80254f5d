import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sdkNames } from '@portal/build/shared-packages';
import { workspaceRoot } from '@portal/build/workspace';
import { FolderStore, HOST, readLive, release } from '@portal/releases';
import { buildRendererScripts } from '@portal/rendered-pages/renderer-scripts';
import { buildSite } from '../build/build-site';
import { paths } from '../paths';
import type { PackageBuild } from './build-sdk';
import { bundle } from './bundle';
import { bundleJest } from './bundle-jest';
import { copyDeclarations, declarationFile } from './declarations';
import { writePackage } from './manifest';
import { PROGRAM } from './program';

const FOLDER = join(workspaceRoot, 'shared/published/remote-tools');
const SDK_NAMES = sdkNames(workspaceRoot);

/** Programs that run in Node. */
const PROGRAMS = {
  cli: 'shared/published/remote-tools/src/cli.ts',
  'jest-environment': 'shared/tools/testing/jest/environment.ts',
  'jest-transform': 'shared/published/remote-tools/src/jest-transform.ts',
  // jsdom starts it for a request that its page waits for.
  'xhr-sync-worker': 'shared/published/remote-tools/src/xhr-sync-worker.ts',
  'worker-source': 'shared/tools/build/src/webpack/worker-source.ts',
  'style-in-script': 'shared/tools/build/src/webpack/style-in-script.ts',
  'hot-loader': 'shared/tools/build/src/webpack/hot-loader.ts',
};

/** Modules that run in browsers, after the remote's build or the release has bundled them. */
const IN_BROWSERS = {
  'add-style': 'shared/tools/build/src/webpack/add-style.ts',
  evaluate: 'shared/tools/releases/src/budgets/in-page/evaluate.ts',
  'load-all': 'shared/tools/releases/src/budgets/in-page/load-all.ts',
};

/** Modules that hot reload adds to the remote's build, which share their state. They import the SDK. */
const IN_PAGES = {
  components: 'shared/tools/build/src/hot/components.ts',
  'jsx-dev-runtime': 'shared/tools/build/src/hot/jsx-dev-runtime.ts',
  'live-module': 'shared/tools/build/src/hot/live-module.ts',
  react: 'shared/tools/build/src/hot/react.ts',
};

/**
 * What stays a package of its own: programs that load parts of themselves by path, and what has code for one kind of
 * machine only.
 */
const INSTALLED = [
  '@swc/core',
  'esbuild',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'playwright-core',
  'react',
  'react-dom',
  'tsx',
  'typescript',
  'valibot',
  'webpack',
  'zustand',
];

/** Modules that run inside the tests of a remote. They import the SDK, whose state they prepare. */
const IN_TESTS = {
  testing: 'shared/published/remote-tools/src/testing.ts',
  'jest-setup': 'shared/tools/testing/jest/setup.cjs',
};

/** Source file of the testing kit, from the workspace's root. */
export const testingSource = IN_TESTS.testing;

/** Declares what tests find without an import. */
const GLOBALS = 'shared/published/remote-tools/src/globals.d.ts';

/** A workspace's modules that a repository of one remote has others for. */
const REPLACED = {
  'shared/tools/build/src/workspace.ts': 'shared/published/remote-tools/src/layout/own-repository.ts',
  'shared/tools/rendered-pages/src/confinement/renderer-scripts.ts':
    'shared/published/remote-tools/src/layout/renderer-scripts.ts',
  'shared/tools/sandbox/src/paths.ts': 'shared/published/remote-tools/src/layout/services-folder.ts',
};

/** The name that declares what a module of this workspace declares: the contract's is the SDK's first entry point. */
const declaredBy = (module: string) =>
  module === '@portal/contract' ? '@portal/sdk' : SDK_NAMES.get(module);

/** The files of the released host, without the compressed ones: only this machine requests them. */
async function copyHost(to: string): Promise<void> {
  await buildSite([HOST]);
  const built = new FolderStore(paths.site);
  const version = (await readLive(built))?.live.version;
  if (version === undefined) throw new Error(`${paths.site} has no release of the host`);
  await mkdir(to, { recursive: true });
  await release({ from: built, to: new FolderStore(to), name: HOST, version, promote: true });
  await rm(join(to, 'host/releases'), { recursive: true });
  for (const file of await readdir(to, { recursive: true }))
    if (/\.(br|gz)$/.test(file)) await rm(join(to, file));
}

/** What is published as it is: files and folders by where they go, and where they are. */
const COPIED: readonly (readonly [to: string, from: string, names: readonly string[]])[] = [
  ['', 'shared/published/remote-tools/files', ['.']],
  ['', '.', ['css.d.ts', 'worker-source.d.ts']],
  ['jest', 'shared/tools/testing/jest', ['css-module.cjs', 'empty.cjs', 'worker-source.cjs']],
  ['services', 'shared/tools/sandbox', ['content-data', 'branches', 'objects.md5', 'portal.config.json']],
];

/** Builds `@portal/remote-tools`: the commands, the testing kit, the released host and the local services. */
export async function buildRemoteTools({ version, output, compiled }: PackageBuild): Promise<void> {
  const dist = join(output, 'dist');
  const inNode = await bundle({
    entries: PROGRAMS,
    output: dist,
    compact: true,
    platform: 'node',
    installed: INSTALLED,
    replaced: REPLACED,
  });
  const inPages = (entries: Readonly<Record<string, string>>, folder: string, compact = false) =>
    bundle({
      entries,
      output: folder,
      compact,
      platform: 'browser',
      installed: INSTALLED,
      publishedName: (module) => SDK_NAMES.get(module),
    });
  const inBrowsers = await inPages(IN_BROWSERS, dist);
  const tests = await inPages(IN_TESTS, join(dist, 'tests'), true);
  const hot = await inPages(IN_PAGES, join(dist, 'hot'));
  // Lines of stacks in such a folder are jest's own, which it leaves out.
  const jest = await bundleJest(join(dist, 'jest/build'));
  const declarations = await copyDeclarations({
    sources: [testingSource, GLOBALS],
    compiled,
    output: join(output, 'types'),
    installed: INSTALLED,
    publishedName: declaredBy,
  });
  const parts = [inNode, inBrowsers, tests, hot, jest, declarations];
  await writeFile(join(dist, 'renderer-scripts.json'), JSON.stringify(await buildRendererScripts()));
  await writeFile(join(output, 'portal-remote.mjs'), PROGRAM);
  for (const [to, from, names] of COPIED)
    for (const name of names)
      await cp(join(workspaceRoot, from, name), join(output, to, name), { recursive: true });
  await copyHost(join(output, 'site'));
  const files = parts.flatMap((part) => part.files);
  await writePackage(FOLDER, output, files, {
    version,
    exports: {
      './testing': { types: `./types/${declarationFile(testingSource)}`, default: './dist/tests/testing.js' },
      './tsconfig.json': './tsconfig.json',
      './biome': './biome.settings.json',
    },
    imports: parts.flatMap(({ imports }) => [...imports]),
    peers: { '@portal/sdk': `^${version}` },
  });
}
