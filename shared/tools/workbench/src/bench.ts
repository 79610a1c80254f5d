/** `npm run bench [-- part …]`: runs the benchmarks in `e2e/bench`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@portal/build/workspace';
import { buildSite } from './build/build-site';
import { runProgram } from './command-line/command-line';
import { type BenchPart, parseBench } from './command-line/parts';
import { findChromium } from './test/chromium';

void runProgram(async (args) => {
  const parts = parseBench(args);
  await buildSite();
  // Imported by path, because no package may depend on `e2e`.
  const { bench } = (await import(pathToFileURL(join(workspaceRoot, 'e2e/bench/run.ts')).href)) as {
    bench: (chromium: string, parts: readonly BenchPart[]) => Promise<void>;
  };
  await bench(await findChromium(), parts);
});
