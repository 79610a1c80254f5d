import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { portalHome, workspaceRoot } from '../workspace';
import { IntegrityPlugin } from './integrity-plugin';

export type BuildMode = 'production' | 'development';

/** How long a chunk may take before it counts as failed, in milliseconds. */
const CHUNK_BUDGET = 15_000;

/** Types are stripped only; `tsc` checks them. */
const typescript = (mode: BuildMode, refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      target: 'es2022',
    },
  },
});

/**
 * CSS Modules. Where the CSS goes differs: the host's is extracted, for it stands in the document;
 * a remote's travels in its JavaScript, which saves a request in series.
 */
const styles = (mode: BuildMode, target: 'extract' | 'inject' | 'names-only'): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(target === 'extract' ? [MiniCssExtractPlugin.loader] : []),
    ...(target === 'inject' ? ['style-loader'] : []),
    {
      loader: 'css-loader',
      options: {
        // It would put maps of the styles into the scripts.
        sourceMap: false,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: target === 'names-only',
          localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]-[local]-[hash:base64:4]',
          localIdentContext: workspaceRoot,
        },
      },
    },
    // webpack minifies scripts; styles stand in the document and in scripts as they are.
    ...(mode === 'production'
      ? [{ loader: 'esbuild-loader', options: { loader: 'css', minify: true, target: 'es2022' } }]
      : []),
  ],
});

/** Styles of what few pages need: they travel in its script, so that the document need not carry them. */
const LAZY_STYLES = /\.lazy\.module\.css$/;

/** Options of {@link commonConfig}. */
export interface CommonOptions {
  /** The package's folder, relative to the workspace. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Absolute path of the folder to write. */
  readonly output: string;
  /** Style sheets as files, as `<style>` elements, or their class names only (for drawing at build time). */
  readonly css: 'extract' | 'inject' | 'names-only';
  /** Whether changed components are replaced in the running page. Default: false. */
  readonly refresh?: boolean;
  /** Whether source maps are written, unreferenced by the code. Default: false. */
  readonly sourceMaps?: boolean;
}

/** What every build of the workspace has in common. */
export function commonConfig({
  folder,
  mode,
  output,
  css,
  refresh = false,
  sourceMaps = false,
}: CommonOptions): Configuration {
  const production = mode === 'production';
  return {
    context: join(workspaceRoot, folder),
    mode,
    target: ['web', 'es2022'],
    devtool: production ? (sourceMaps ? 'hidden-source-map' : false) : 'eval-cheap-module-source-map',
    output: {
      path: output,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Preloads and script tags must ask alike, or a browser fetches twice.
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_BUDGET,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    // The loaders are this package's, not the built one's.
    resolveLoader: { modules: [join(workspaceRoot, 'shared/federation/node_modules')] },
    module: {
      rules: [
        typescript(mode, refresh),
        { ...styles(mode, css), exclude: LAZY_STYLES },
        { ...styles(mode, css === 'extract' ? 'inject' : css), test: LAZY_STYLES },
        // Packages that say `type: module` but leave out file endings.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(portalHome, 'cache/webpack'),
      name: `${folder}-${mode}${sourceMaps ? '-maps' : ''}`,
    },
    performance: false,
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      ...(css === 'extract' ? [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })] : []),
      ...(production && css !== 'names-only' ? [new IntegrityPlugin()] : []),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
