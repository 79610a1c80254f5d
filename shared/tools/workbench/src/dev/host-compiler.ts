import { join } from 'node:path';
import { hostConfig, hostRenderConfig } from '@portal/federation';
import { refreshPlugin } from '@portal/federation/refresh';
import webpack, { type Configuration, type MultiCompiler } from 'webpack';
import { paths } from '../paths';

/** Folders of the builds that documents are made of; they are written to disk. */
export const INLINE_FOLDER = join(paths.builds, 'dev-inline');
export const PRERENDER_FOLDER = join(paths.builds, 'dev-prerender');

const onlyEntries = (config: Configuration, ...names: readonly string[]): Configuration => {
  const { entry } = config;
  if (typeof entry !== 'object' || Array.isArray(entry)) throw new Error('The host has no named entries');
  return { ...config, entry: Object.fromEntries(names.map((name) => [name, entry[name] ?? []])) };
};

/** The compiler of the host's builds, in this order: the main script, the released inline scripts, the prerendered frame. */
export async function hostCompiler(): Promise<MultiCompiler> {
  const main = await hostConfig({
    mode: 'development',
    output: join(paths.builds, 'dev-host'),
    refresh: true,
  });
  main.plugins = [...(main.plugins ?? []), refreshPlugin('host')];
  const inline = await hostConfig({ mode: 'production', output: INLINE_FOLDER, name: 'inline' });
  const frame = await hostRenderConfig({ mode: 'development', output: PRERENDER_FOLDER });
  const compiler = webpack([onlyEntries(main, 'main'), onlyEntries(inline, 'input', 'boot'), frame]);
  // The dev server would add its client to every build, and only the main script updates itself.
  for (const { options } of compiler.compilers.slice(1)) options.devServer = false;
  return compiler;
}
