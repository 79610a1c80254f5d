import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule, RuleSetUseItem, WebpackPluginInstance } from 'webpack';
import { folderOf, hotFolder, loaderFolders, webpackModule, workspaceRoot } from '../workspace';
import { BriefErrorsPlugin } from './brief-errors-plugin';
import { fileCache, OwnCachePlugin } from './cache';
import { CompileHintPlugin } from './compile-hint-plugin';
import { CrossOriginPlugin, IntegrityPlugin } from './integrity-plugin';
import type { StyleInScriptOptions } from './style-in-script';
import type { WorkerSourceOptions } from './worker-source';

export type BuildMode = 'production' | 'development';

/** Time after which the loading of a chunk fails, in milliseconds. */
const CHUNK_TIMEOUT_MS = 15_000;

/** Query of an import that reads a worker's module as bundled source text. */
const WORKER_SOURCE = /^\?source$/;

/**
 * How saved components are exchanged: by React's development build, or by any React, which only remotes need
 * (`hot/families.ts`).
 */
export type Refresh = 'react' | 'any-react';

/** The first module of a build whose components React's development build exchanges. */
export const HOT_REACT = join(hotFolder, 'react-development');

/** Only strips the types; `tsc` checks them. */
const swc = (mode: BuildMode, refresh?: Refresh): RuleSetUseItem => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: mode === 'development',
          refresh: refresh !== undefined,
          ...(refresh === 'any-react' && { importSource: hotFolder }),
        },
      },
      target: 'es2022',
    },
  },
});

const typescript = (mode: BuildMode, refresh: Refresh | undefined): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: [/node_modules/, hotFolder],
    resourceQuery: { not: WORKER_SOURCE },
    use: [...(refresh === undefined ? [] : [{ loader: webpackModule('hot-loader') }]), swc(mode, refresh)],
  },
  { test: /\.ts$/, include: hotFolder, use: [swc(mode)] },
];

/** A dev server replaces styles, which only style-loader can. */
const inScript = (mode: BuildMode, options: StyleInScriptOptions) =>
  mode === 'production' ? { loader: webpackModule('style-in-script'), options } : 'style-loader';

/**
 * CSS Modules. The host's CSS is extracted, because the document inlines it. A remote's CSS is part
 * of its JavaScript, which saves a sequential request.
 */
const styles = (
  mode: BuildMode,
  target: 'extract' | 'inject' | 'names-only',
  options: StyleInScriptOptions,
): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(target === 'extract' ? [MiniCssExtractPlugin.loader] : []),
    ...(target === 'inject' ? [inScript(mode, options)] : []),
    {
      loader: 'css-loader',
      options: {
        // Source maps of styles would be included in the scripts.
        sourceMap: false,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: target === 'names-only',
          localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
          localIdentContext: workspaceRoot,
        },
      },
    },
    // webpack minifies only scripts. Styles go into the document and into scripts unchanged.
    ...(mode === 'production'
      ? [{ loader: 'esbuild-loader', options: { loader: 'css', minify: true, target: 'es2022' } }]
      : []),
  ],
});

/** Styles that few pages need. They are part of the script, so that the document stays small. */
const LAZY_STYLES = /\.lazy\.module\.css$/;

/** Writes style sheets. A dev server replaces them, so their names stay. */
const styleSheet = (production: boolean) =>
  new MiniCssExtractPlugin({
    filename: production ? '[name].[contenthash:8].css' : '[name].css',
    // Chunks import the same components in different orders. Class names are unique to a component.
    ignoreOrder: true,
  });

/** With SWC, the host builds in half of the time that it takes with Terser, webpack's default; its scripts are as small. */
const minimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    // SWC has threads of its own.
    parallel: false,
    terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
  });

const scriptPlugins = (mode: BuildMode): WebpackPluginInstance[] =>
  mode === 'production' ? [new CompileHintPlugin(), new IntegrityPlugin()] : [new CrossOriginPlugin()];

/** Options of {@link commonConfig}. */
export interface CommonOptions {
  /** The package's folder, relative to the workspace. */
  readonly folder: string;
  /** Name of the build and of its cache. Default: the folder. */
  readonly name?: string;
  readonly mode: BuildMode;
  /** Absolute path of the folder to write. */
  readonly output: string;
  /** Style sheets as files, as `<style>` elements, or class names only (for prerendering). */
  readonly css: 'extract' | 'inject' | 'names-only';
  /** Styles that few pages need: as files, which only builds that render pages have. Default: in the script. */
  readonly lazyCss?: 'extract';
  /** How saved components are exchanged. Default: not at all. */
  readonly refresh?: Refresh | undefined;
  /** Whether source maps are written; the code does not reference them. Default: false. */
  readonly sourceMaps?: boolean;
}

/** What webpack says of a source that it names in a map. */
interface NamedSource {
  readonly absoluteResourcePath: string;
  readonly resourcePath: string;
  /** Name of the build. */
  readonly namespace: string;
}

/**
 * Names a source in the maps of a dev server: by its file on this machine, which the browser's tools and editors open. A
 * release's maps name no machine's files.
 */
const sourceOnDisk = ({ absoluteResourcePath, resourcePath, namespace }: NamedSource) =>
  isAbsolute(absoluteResourcePath)
    ? pathToFileURL(absoluteResourcePath).href
    : `webpack://${namespace}/${resourcePath}`;

/** The webpack configuration that all builds of the workspace share. */
export function commonConfig({
  folder,
  name = folder,
  mode,
  output,
  css,
  lazyCss,
  refresh,
  sourceMaps = false,
}: CommonOptions): Configuration {
  const production = mode === 'production';
  const forBrowsers = lazyCss === undefined;
  // A remote's styles are in its scripts, the host's in style sheets.
  const styleOptions = css === 'inject' ? { remote: folder } : {};
  return {
    name,
    context: folderOf(folder),
    mode,
    target: ['web', 'es2022'],
    // The faster maps need `eval`, which the content security policy refuses on dev servers, too.
    devtool: production ? (sourceMaps ? 'hidden-source-map' : false) : 'cheap-module-source-map',
    output: {
      path: output,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Preloads and script tags must use the same CORS mode, or the browser fetches twice.
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A module whose shared module could not be loaded throws. "Try again" must evaluate it anew. REM-2.
      strictModuleExceptionHandling: true,
      clean: true,
      ...(!production && { devtoolModuleFilenameTemplate: sourceOnDisk }),
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    // Loaders are dependencies of this package, not of the package that is built.
    resolveLoader: { modules: [...loaderFolders] },
    module: {
      rules: [
        ...typescript(mode, refresh),
        {
          resourceQuery: WORKER_SOURCE,
          loader: webpackModule('worker-source'),
          options: { minify: production } satisfies WorkerSourceOptions,
        },
        { ...styles(mode, css, styleOptions), exclude: LAZY_STYLES },
        { ...styles(mode, lazyCss ?? (css === 'extract' ? 'inject' : css), styleOptions), test: LAZY_STYLES },
        // For packages with `type: module` that import without file extensions.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    cache: fileCache(`${name}-${mode}${sourceMaps ? '-maps' : ''}`),
    // A saved file rebuilds what depends on it, and nothing else.
    experiments: { cacheUnaffected: !production },
    // A save is one file. The default waits 20 ms for more.
    watchOptions: { aggregateTimeout: 5 },
    performance: false,
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', minimizer: [minimizer()] },
    plugins: [
      new OwnCachePlugin(),
      new BriefErrorsPlugin(),
      ...(forBrowsers && css === 'extract' ? [styleSheet(production)] : []),
      ...(forBrowsers ? scriptPlugins(mode) : []),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
