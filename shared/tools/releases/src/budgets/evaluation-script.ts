import { inPageScript } from '@portal/build/workspace';
import { build } from 'esbuild';

/**
 * Bundles a script for a page: `evaluate` defines `evaluateRemote` (BUDGET-1), `load-all` defines `loadAll`
 * (REVERSE-1).
 */
export async function bundleInPage(name: 'evaluate' | 'load-all'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inPageScript(name)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('The evaluation was not bundled');
  return script.text;
}
