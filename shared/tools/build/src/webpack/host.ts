import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { providedVersions } from '../provided-versions';
import { webpackModule, workspaceRoot } from '../workspace';
import { type BuildMode, commonConfig, type Refresh } from './common';
import { ProvidedExportsPlugin } from './provided-exports-plugin';

/** Path under which the host's scripts are served. */
export const HOST_URL = '/host/';

/** The packages of React that draw a page. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const CREATE_ROUTER = /[\\/]ui[\\/]src[\\/]create-router\.ts$/;
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/;

/** Makes modules of react-router copies, of which another part is dropped. */
const COPY = '?copy';
const COPY_QUERY = /^\?copy$/;

/**
 * Replaces the development build of react-router, the only one that its package names, by the production build. What
 * makes routers uses a copy of it: in one copy, each of its files would be in the first script as a whole. It is installed
 * beside react-router-dom, whose folder is looked up only where a host is built.
 */
function productionRouter(): { readonly alias: Record<string, string>; readonly rules: RuleSetRule[] } {
  const dom = realpathSync(join(workspaceRoot, 'shared/web/ui/node_modules/react-router-dom'));
  const builds = join(dom, '../react-router/dist');
  const production = join(builds, 'production');
  const chunks = readdirSync(production).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const copies = chunks.map((name) => [`./${name}`, join(production, name) + COPY]);
  return {
    alias: { [join(builds, 'development')]: production },
    rules: [
      { test: ROUTER, loader: webpackModule('pure-components') },
      {
        test: CREATE_ROUTER,
        resolve: { alias: { 'react-router-dom$': join(production, 'index.mjs') + COPY } },
      },
      { test: ROUTER, resourceQuery: COPY_QUERY, resolve: { alias: Object.fromEntries(copies) } },
    ],
  };
}

export interface HostBuild {
  readonly mode: BuildMode;
  /** Folder for the scripts and styles. */
  readonly output: string;
  /** Module that starts the portal. Default: the federated one. */
  readonly main?: string;
  readonly refresh?: Refresh;
  readonly sourceMaps?: boolean;
  /** Whether scripts are minified, which takes most of the time of a production build. Default: as the mode says. */
  readonly minimize?: boolean;
  /** Name of the build and of its cache. Default: `host`. */
  readonly name?: string;
}

/**
 * The webpack configuration of the host. It has no federation plugin: the host provides its modules
 * through its own table (see the README of `@portal/shell`).
 */
export async function hostConfig(build: HostBuild): Promise<Configuration> {
  const { mode, main = './src/main.ts', name = 'host' } = build;
  const common = commonConfig({ ...build, folder: 'host', css: 'extract' });
  const router = mode === 'production' ? productionRouter() : undefined;
  return {
    ...common,
    entry: { main, input: './src/input.ts', boot: './src/boot.ts' },
    output: { ...common.output, publicPath: HOST_URL, uniqueName: name },
    resolve: { ...common.resolve, ...(router && { alias: router.alias }) },
    module: { ...common.module, rules: [...(common.module?.rules ?? []), ...(router?.rules ?? [])] },
    optimization: {
      ...common.optimization,
      ...(build.minimize !== undefined && { minimize: build.minimize }),
      splitChunks: {
        cacheGroups: {
          // A library that only one chunk needs stays in that chunk, which saves a request.
          defaultVendors: false,
          // Half of the host's first scripts. Two are prepared in shorter tasks than one, on two threads, and a release
          // of the host leaves this one in the browsers' caches.
          react: { name: 'react', test: REACT, chunks: ({ name }) => name === 'main', enforce: true },
          // One style sheet, inlined in the document: no request before the first paint, no second paint.
          styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(await providedVersions()),
        // Flags of the federation runtime. This host reads its own registry instead of manifests.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify(name),
        ENV_TARGET: JSON.stringify('web'),
      }),
      // A release describes itself; a dev server would find the names again with each save.
      ...(mode === 'production' ? [new ProvidedExportsPlugin()] : []),
    ],
  };
}
