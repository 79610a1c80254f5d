import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PROVIDED } from '@portal/contract';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { providedRanges, providedVersions } from '../provided-versions';
import { hotFolder, importNamesOf } from '../workspace';
import { ChunkMapPlugin } from './chunk-map-plugin';
import { type BuildMode, commonConfig } from './common';
import { HOT_ENTRY } from './hot-loader';

/**
 * Leaves out the warning that chunks are loaded relative to the script that requests them. This build means to do that:
 * so it is served from any address. Every other warning is printed.
 */
export class IntendedWarningsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.infrastructureLog.tap('IntendedWarningsPlugin', (logger, type, args) => {
      const isManifest = type === 'warn' && logger.includes('Module Federation Manifest Plugin');
      return isManifest && String(args).includes("publicPath='auto'") ? true : undefined;
    });
  }
}

/** Name of the only module that a remote exposes; its file is `src/remote.ts`. */
const EXPOSED = './remote';

export interface RemoteBuild {
  /** The remote's name and folder. */
  readonly name: string;
  /** The release's version. It is part of the global's name, because a page can load two releases. */
  readonly version: string;
  readonly mode: BuildMode;
  readonly output: string;
  /** Whether it is for a dev server: code that was saved takes the place of the code before, in any React. Default: false. */
  readonly hot?: boolean;
  readonly sourceMaps?: boolean;
}

/** Name of the global variable that a release's entry script sets. */
export const remoteGlobal = (name: string, version: string): string =>
  `${name}_${version}`.replace(/\W/g, '_');

const isOwnSource = (folder: string) => !/[\\/]node_modules[\\/]/.test(folder) && folder !== hotFolder;

/** What lets a remote's saved code take the place of the code before. */
const hotPlugins = (name: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  new webpack.DefinePlugin({ PORTAL_HOT_NAME: JSON.stringify(name) }),
  new webpack.NormalModuleReplacementPlugin(/^react$/, (request) => {
    if (isOwnSource(request.context)) request.request = join(hotFolder, 'react');
  }),
];

/** The webpack configuration of a remote. */
export async function remoteConfig(build: RemoteBuild): Promise<Configuration> {
  const { name, version, mode, hot = false } = build;
  // The federation plugin would find it by an error of webpack, whose text takes a second.
  process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');
  const common = commonConfig({
    ...build,
    folder: name,
    css: 'inject',
    ...(hot && { refresh: 'any-react' }),
  });
  const ranges = providedRanges(await providedVersions());
  const global = remoteGlobal(name, version);
  return {
    ...common,
    entry: {},
    // Comments on what a module exports would have to be written at each save.
    output: { ...common.output, publicPath: 'auto', uniqueName: global, ...(hot && { pathinfo: false }) },
    // What pages share is in the script of each, unless it is large: a first load has fewer requests, and fewer bytes,
    // because one script compresses better than three. The default is half.
    optimization: { ...common.optimization, splitChunks: hot ? false : { minSize: 40_000 } },
    plugins: [
      ...(common.plugins ?? []),
      ...(hot ? hotPlugins(name) : []),
      // Before the plugin that warns.
      new IntendedWarningsPlugin(),
      new ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { [EXPOSED]: { import: `./src/remote${hot ? HOT_ENTRY : ''}`, name: 'remote' } },
        // The host provides these. A copy in every remote would add bytes and a second React.
        shared: Object.fromEntries(
          PROVIDED.flatMap((key) => {
            const shared = {
              shareKey: key,
              import: false as const,
              singleton: true,
              strictVersion: true,
              requiredVersion: ranges[key] ?? (false as const),
            };
            return importNamesOf(key).map((name) => [name, shared]);
          }),
        ),
        // The default loads every remote at start.
        shareStrategy: 'loaded-first',
        // Types come from the workspace's packages.
        dts: false,
        // An analysis of all modules is a tenth of a rebuild, and nothing reads it on a dev server.
        manifest: hot ? { disableAssetsAnalyze: true } : true,
        experiments: {
          // The host already loads the federation runtime.
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ChunkMapPlugin(EXPOSED),
    ],
  };
}
