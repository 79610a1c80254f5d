import { PROVIDED } from '@portal/contract';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { providedVersions } from '../provided-versions';
import { RENDER_SCRIPT, RENDER_STYLES } from '../render-files';
import { importNamesOf } from '../workspace';
import { type BuildMode, type CommonOptions, commonConfig } from './common';

/** Where a remote says what it offers for rendering, below its folder. */
export const RENDER_ENTRY = 'src/render.ts';

interface RenderBuild {
  readonly mode: BuildMode;
  readonly output: string;
}

function renderConfig(options: Omit<CommonOptions, 'lazyCss'>, entry: string): Configuration {
  const common = commonConfig({ name: `${options.folder}-render`, ...options, lazyCss: 'extract' });
  return {
    ...common,
    target: 'node20',
    devtool: false,
    entry: { render: entry },
    output: { path: options.output, filename: RENDER_SCRIPT, library: { type: 'commonjs2' }, clean: true },
    optimization: { ...common.optimization, minimize: false },
    plugins: [
      ...(common.plugins ?? []),
      // Lazy parts are in the same file.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: RENDER_STYLES, ignoreOrder: true }),
    ],
  };
}

const withVersions = async ({ plugins = [], ...config }: Configuration): Promise<Configuration> => ({
  ...config,
  plugins: [
    ...plugins,
    new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(await providedVersions()) }),
  ],
});

/**
 * The webpack configuration of the host for rendering. Its style sheet has only the styles that the documents do not
 * contain.
 */
export const hostRenderConfig = (build: RenderBuild): Promise<Configuration> =>
  withVersions(renderConfig({ ...build, folder: 'host', css: 'names-only' }, './src/render/index.ts'));

/**
 * The webpack configuration of the host for rendering its document and no page. It leaves out what the frame loads when
 * it is used, seven eighths of the modules.
 */
export async function hostFrameConfig(build: RenderBuild): Promise<Configuration> {
  const options = { ...build, folder: 'host', name: 'host-frame', css: 'names-only' } as const;
  const config = await withVersions(renderConfig(options, './src/prerender.tsx'));
  return { ...config, module: { ...config.module, parser: { javascript: { import: false } } } };
}

/** The webpack configuration of a remote for rendering. The host's modules are required by name. */
export const remoteRenderConfig = ({
  name,
  mode,
  output,
}: RenderBuild & { readonly name: string }): Configuration => ({
  ...renderConfig({ folder: name, mode, output, css: 'extract' }, `./${RENDER_ENTRY}`),
  externals: Object.fromEntries(
    PROVIDED.flatMap((module) => importNamesOf(module).map((imported) => [imported, `commonjs2 ${module}`])),
  ),
});
