import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PROVIDED } from '@portal/contract';
import type { Configuration } from 'webpack';
import { providedRanges, providedVersions } from '../provided-versions';
import { importNamesOf } from '../workspace';
import { ChunkMapPlugin } from './chunk-map-plugin';
import { type BuildMode, commonConfig } from './common';
import { IntendedWarningsPlugin } from './intended-warnings-plugin';

/** Name of the only module that a remote exposes; its file is `src/remote.ts`. */
const EXPOSED = './remote';

export interface RemoteBuild {
  /** The remote's name and folder. */
  readonly name: string;
  /** The release's version. It is part of the global's name, because a page can load two releases. */
  readonly version: string;
  readonly mode: BuildMode;
  readonly output: string;
  readonly refresh?: boolean;
  readonly sourceMaps?: boolean;
}

/** Name of the global variable that a release's entry script sets. */
export const remoteGlobal = (name: string, version: string): string =>
  `${name}_${version}`.replace(/\W/g, '_');

/** The webpack configuration of a remote. */
export async function remoteConfig(build: RemoteBuild): Promise<Configuration> {
  const { name, version, mode } = build;
  const common = commonConfig({ ...build, folder: name, css: 'inject' });
  const ranges = providedRanges(await providedVersions());
  const global = remoteGlobal(name, version);
  return {
    ...common,
    name,
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: global },
    // What pages share is in the script of each, unless it is large: a first load has fewer requests, and fewer bytes,
    // because one script compresses better than three. The default is half.
    optimization: { ...common.optimization, splitChunks: { minSize: 40_000 } },
    plugins: [
      ...(common.plugins ?? []),
      // Before the plugin that warns.
      new IntendedWarningsPlugin(),
      new ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { [EXPOSED]: { import: './src/remote', name: 'remote' } },
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
        manifest: true,
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
