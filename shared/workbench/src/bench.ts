/** `npm run bench [-- part …]`: measures the portal; see `e2e/bench`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@portal/federation/workspace';
import { BENCH_PARTS, type BenchPart } from './bench-parts';
import { buildSite } from './build/build-site';
import { choose } from './command-line/choose';
import { runProgram } from './command-line/run-program';
import { findChromium } from './test/chromium';

const parseParts = choose({
  name: 'npm run bench --',
  summary: 'Builds the portal and measures it, held against its targets.',
  part: 'part',
  parts: BENCH_PARTS,
  notes: '\nBENCH_RUNS says how often each is measured (default: 7).',
});

async function main(args: readonly string[]): Promise<void> {
  const parts = parseParts(args);
  await buildSite();
  // The bench is the browser tests' neighbor, which nothing may import by name.
  const { bench } = (await import(pathToFileURL(join(workspaceRoot, 'e2e/bench/run.ts')).href)) as {
    bench: (chromium: string, parts: readonly BenchPart[]) => Promise<void>;
  };
  await bench(await findChromium(), parts);
}

void runProgram(main);
