import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/**
 * Enables React Refresh for a build with React's development build: the host's and the gallery's. A remote runs in any
 * React, and has `hot/families.ts` instead.
 */
export const refreshPlugin = (library: string): WebpackPluginInstance =>
  new ReactRefreshPlugin({ library, overlay: false });
