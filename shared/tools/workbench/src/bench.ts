/** `npm run bench [-- part …]`: runs the benchmarks in `e2e/bench`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@portal/build/workspace';
import { buildSite } from './build/build-site';
import { runProgram } from './command-line/command-line';
import { BENCH_PARTS, type BenchPart, partsCommandLine } from './command-line/parts';
import { findChromium } from './test/chromium';

const parseParts = partsCommandLine({
  name: 'npm run bench --',
  summary: 'Builds the portal, measures it and compares the results with the targets.',
  part: 'part',
  parts: BENCH_PARTS,
  notes:
    '\nBENCH_RUNS sets the number of runs per measurement (default: 7). With BENCH_RECORD=1, the record of runs has this one, too.',
});

async function main(args: readonly string[]): Promise<void> {
  const parts = parseParts(args);
  await buildSite();
  // Imported by path, because no package may depend on `e2e`.
  const { bench } = (await import(pathToFileURL(join(workspaceRoot, 'e2e/bench/run.ts')).href)) as {
    bench: (chromium: string, parts: readonly BenchPart[]) => Promise<void>;
  };
  await bench(await findChromium(), parts);
}

void runProgram(main);
