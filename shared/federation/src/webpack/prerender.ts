import type { Configuration } from 'webpack';
import { type BuildMode, commonConfig } from './common';

/** Name of the file that the prerender build writes. */
export const PRERENDER_FILE = 'prerender.cjs';

/** The webpack configuration for prerendering: the host's sources, for Node.js, with CSS class names only. */
export function prerenderConfig({ mode, output }: { mode: BuildMode; output: string }): Configuration {
  const common = commonConfig({ folder: 'host', mode, output, css: 'names-only' });
  return {
    ...common,
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/prerender.tsx' },
    output: { path: output, filename: PRERENDER_FILE, library: { type: 'commonjs2' }, clean: true },
    cache:
      typeof common.cache === 'object'
        ? ({ ...common.cache, name: `prerender-${mode}` } as typeof common.cache)
        : false,
    optimization: { minimize: false },
  };
}
