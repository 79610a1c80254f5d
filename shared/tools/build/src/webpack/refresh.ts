import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Enables React Refresh. `library` separates the builds that run on the same page. */
export const refreshPlugin = (library: string): WebpackPluginInstance =>
  new ReactRefreshPlugin({ library, overlay: false });
