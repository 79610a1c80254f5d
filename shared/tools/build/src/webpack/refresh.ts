import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const runtime = fileURLToPath(new URL('./refresh-runtime.ts', import.meta.url));

/**
 * Enables React Refresh, with one runtime for all builds of a page: React tells only the runtime that was there
 * when it started about its renderer, and that is the host's.
 * @param library separates the components of the builds that run on the same page.
 */
export const refreshPlugin = (library: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, runtime] }).apply(compiler);
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (resource) => {
      if (resource.contextInfo.issuer !== runtime) resource.request = runtime;
    }).apply(compiler);
  },
});
