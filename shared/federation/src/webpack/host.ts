import webpack, { type Configuration } from 'webpack';
import { providedVersions } from '../provided-versions';
import { type BuildMode, commonConfig } from './common';

/** Where the host's scripts are served. */
export const HOST_URL = '/host/';

export interface HostBuild {
  readonly mode: BuildMode;
  readonly output: string;
  /** Module that starts the portal. Default: the federated one. */
  readonly main?: string;
  readonly refresh?: boolean;
  readonly sourceMaps?: boolean;
  /** Name of the build, which also names its cache. Default: `host`. */
  readonly name?: string;
  readonly publicPath?: string;
  /** Where the style sheets go. Default: `extract`, for they stand in the document. */
  readonly css?: 'extract' | 'inject';
}

/**
 * The webpack configuration of the host: no federation plugin, for the host hands its modules over
 * in a table of its own (see the README of `@portal/shell`).
 */
export async function hostConfig(build: HostBuild): Promise<Configuration> {
  const { mode, main = './src/main.tsx', name = 'host', publicPath = HOST_URL, css = 'extract' } = build;
  const common = commonConfig({ ...build, folder: 'host', css });
  return {
    ...common,
    name,
    entry: { main, boot: './src/boot.ts' },
    output: { ...common.output, publicPath, uniqueName: name },
    cache:
      typeof common.cache === 'object'
        ? ({
            ...common.cache,
            name: `${name}-${mode}${build.sourceMaps ? '-maps' : ''}`,
          } as typeof common.cache)
        : false,
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          // A library that one part needs comes with that part: a request less.
          defaultVendors: false,
          // One style sheet, which stands in the document: nothing is painted twice, nothing waits for it.
          styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(await providedVersions()),
        // Switches of the federation run time: this host reads its own registry, not manifests.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify(name),
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}
