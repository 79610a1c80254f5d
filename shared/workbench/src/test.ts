/** `npm test`: every check there is, under one count. `npm test -- lint unit` runs some of them. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './build/build-site';
import { paths } from './paths';
import { findChromium } from './test/chromium';
import { type Counts, jestCounts, one, playwrightCounts, sum } from './test/counts';
import { tool } from './test/run';

const reports = join(paths.home, 'reports');

async function unit(): Promise<Counts> {
  const file = join(reports, 'unit.json');
  return jestCounts(file, await tool('jest', ['--json', `--outputFile=${file}`]));
}

async function browser(): Promise<Counts> {
  const file = join(reports, 'browser.json');
  await buildSite();
  const code = await tool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return playwrightCounts(file, code);
}

/** The named checks, in the order of how soon they can fail. */
const checks: Readonly<Record<string, () => Promise<Counts>>> = {
  format: async () => one((await tool('biome', ['format', '.'])) === 0),
  lint: async () => one((await tool('biome', ['lint', '--error-on-warnings', '.'])) === 0),
  types: async () => one((await tool('tsc', ['--noEmit'])) === 0),
  unit,
  browser,
};

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in checks));
  if (unknown.length > 0)
    throw new Error(`There is no check called ${unknown.join(', ')}: ${Object.keys(checks).join(', ')}`);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const results: Counts[] = [];
  for (const [name, check] of Object.entries(checks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n── ${name}`);
    const counts = await check().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return one(false);
    });
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
    results.push(counts);
  }
  const { passed, failed } = sum(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
