import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceRoot } from '../../workspace';

const ENTRY = 'shared/federation/src/release/budgets/in-page/evaluate.ts';

/** Bundles the script that evaluates a remote in a page, as `globalThis.evaluateRemote`. BUDGET-1. */
export async function bundleEvaluation(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(workspaceRoot, ENTRY)],
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
