import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Replaces changed components in the running page; `library` keeps the builds on one page apart. */
export const refreshPlugin = (library: string): WebpackPluginInstance =>
  new ReactRefreshPlugin({ library, overlay: false });
