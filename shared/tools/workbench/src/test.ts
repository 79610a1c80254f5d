/**
 * `npm test`: runs all checks and counts them together. `npm test -- lint unit` runs some of them,
 * `npm test -- --changed` the tests that changes since main can affect, `npm test -- unit --shard 1/2` a part of them.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readDescription } from '@portal/build';
import { workspaceRoot } from '@portal/build/workspace';
import { buildSite } from './build/build-site';
import { runProgram } from './command-line/command-line';
import { type TestRequest, testCommandLine } from './command-line/parts';
import { findEngine } from './container/engine';
import { runCompose } from './container/run-compose';
import { ownFolder, paths } from './paths';
import { printRuleProblems } from './rules/check-rules';
import { findBrowsers } from './test/browsers';
import { changedFiles } from './test/changed/changed-files';
import { ALL_TESTS, type Scope, type Selection, scopeOf } from './test/changed/scope';
import { readWorkspace } from './test/changed/workspace';
import { findTestBrowser } from './test/chromium';
import { type Counts, countOne, exitCodeOf, jestCounts, NONE, playwrightCounts, sum } from './test/counts';
import { capture, captureTool, type Outcome, run, tool } from './test/programs';

/** Which tests to run. */
type Run = Scope & Pick<TestRequest, 'shard'>;

/** The reports of jest and Playwright that are counted. */
const reports = ownFolder('reports');

/** Checks that use one processor each. All of them start at once. */
const staticChecks: Readonly<Record<string, () => Promise<Outcome>>> = {
  format: () => captureTool('biome', ['format', '.']),
  lint: () => captureTool('biome', ['lint', '--error-on-warnings', '.']),
  dependencies: () =>
    captureTool('knip', ['--dependencies', '--exports', '--files', '--cycles', '--no-progress']),
  types: () => captureTool('tsc', ['--noEmit']),
  api: () => capture(process.execPath, ['--import', 'tsx', 'shared/tools/workbench/src/api.ts', '--check']),
};

/** The build of the portal, which begins beside the static checks. If it fails, so does each check that needs it. */
let site: Promise<void> | undefined;
function builtSite(): Promise<void> {
  site ??= buildSite();
  return site;
}

const isNothing = (selection: Selection) => selection.kind === 'some' && selection.files.length === 0;

/** Arguments of jest and Playwright for a part of the tests. */
const shardOf = (shard: string | undefined): readonly string[] =>
  shard === undefined ? [] : [`--shard=${shard}`];

/**
 * Options of Node.js for jest and its workers. Each test file makes much that is garbage when it ends, and the workers
 * use all processors: collecting it seldom, without further threads, takes a tenth less of their time.
 */
const COLLECT_SELDOM = ['--max-semi-space-size=64', '--single-threaded-gc'];

async function unit({ unit: selection, shard }: Run): Promise<Counts> {
  if (isNothing(selection)) return NONE;
  const file = join(reports, 'unit.json');
  const related =
    selection.kind === 'some' ? ['--passWithNoTests', '--findRelatedTests', ...selection.files] : [];
  return jestCounts(
    file,
    await run(process.execPath, [
      ...COLLECT_SELDOM,
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${file}`,
      ...shardOf(shard),
      ...related,
    ]),
  );
}

/**
 * Runs the browser tests of one configuration against the built portal.
 * @param findPrograms resolves to the environment variables with the programs that the tests need.
 */
async function playwright(
  selection: Selection,
  shard: string | undefined,
  config: string,
  findPrograms: () => Promise<Readonly<Record<string, string>>>,
): Promise<Counts> {
  if (isNothing(selection)) return NONE;
  const file = join(reports, `${config.replaceAll('/', '-')}.json`);
  // Before the build, so that a missing program is reported at once.
  const env = { ...(await findPrograms()), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await builtSite();
  const specs = selection.kind === 'some' ? selection.files : [];
  return playwrightCounts(
    file,
    await tool(
      'playwright',
      ['test', '--config', `${config}/playwright.config.ts`, ...shardOf(shard), ...specs],
      env,
    ),
  );
}

const browser = ({ browser: selection, shard, pages }: Run) =>
  playwright(selection, shard, 'e2e', async () => ({
    CHROMIUM_PATH: await findTestBrowser(),
    // Tells walks over all pages which pages a change can affect (`e2e/support/pages.ts`).
    ...(pages !== 'all' && { CHANGED_PAGES: pages.join(' ') }),
  }));

const browsers = ({ browsers: selection, shard }: Run) =>
  playwright(selection, shard, 'e2e/browsers', findBrowsers);

/** What a team without this repository does, from the registry to a release. */
const packages = ({ packages: selection, shard }: Run) =>
  playwright(selection, shard, 'e2e/packages', async () => ({ CHROMIUM_PATH: await findTestBrowser() }));

/** Builds and runs host/deploy/compose.yaml where an engine for containers runs; the unit tests check it everywhere. */
async function container(): Promise<Counts> {
  const engine = await findEngine();
  if ('reason' in engine) {
    console.log(`Not built and not run, because no engine for containers runs here: ${engine.reason}`);
    return NONE;
  }
  console.log(`Building and running with ${engine.compose.join(' ')}`);
  await builtSite();
  await runCompose(engine, paths.site);
  return countOne(true);
}

/** Checks that use all processors. They run one after the other, after the static checks. */
const tests: Readonly<Record<string, (run: Run) => Promise<Counts>>> = {
  rules: async () => countOne(await printRuleProblems(workspaceRoot)),
  unit,
  browser,
  browsers,
  packages,
  container,
};

/** Names of all checks, fastest first. */
const NAMES = [...Object.keys(staticChecks), ...Object.keys(tests)];

/** Whether a check tests the built portal. `container` does only where there is an engine. */
const needsSite = (name: string, { browser, browsers, packages }: Scope): boolean => {
  const selection = { browser, browsers, packages }[name];
  return selection !== undefined && !isNothing(selection);
};

/**
 * Starts the static checks among `names`, and the build of the portal that others need.
 * @returns a function that runs, or waits for, a check.
 */
function startChecks(names: readonly string[], run: Run): (name: string) => Promise<Counts> {
  const failure = (error: unknown): Outcome => ({ code: 1, output: String(error) });
  const started = new Map(names.map((name) => [name, staticChecks[name]?.().catch(failure)]));
  // Where there is nothing to wait for, the test looks for its programs before the build.
  if (names.some((name) => name in staticChecks) && names.some((name) => needsSite(name, run)))
    builtSite().catch(() => undefined);
  return async (name) => {
    const outcome = await started.get(name);
    if (outcome === undefined) return tests[name]?.(run) ?? countOne(false);
    process.stdout.write(outcome.output);
    return countOne(outcome.code === 0);
  };
}

function describeSelection(selection: Selection): string {
  if (selection.kind === 'everything') return `everything, because of ${selection.because}`;
  return selection.files.length === 0 ? 'nothing' : selection.files.join(', ');
}

/** Determines and prints which tests the changes since the merge base with main can affect. */
async function scopeOfChanges(): Promise<Scope> {
  const [files, workspace] = await Promise.all([
    changedFiles(workspaceRoot),
    readWorkspace(workspaceRoot, readDescription),
  ]);
  const scope = scopeOf(files, workspace);
  console.log(`${files.length} files changed since main.`);
  console.log(`Unit tests for: ${describeSelection(scope.unit)}`);
  console.log(`Browser tests: ${describeSelection(scope.browser)}`);
  if (scope.pages !== 'all') console.log(`Walks over all pages visit: ${scope.pages.join(', ')}`);
  console.log(`Other browsers: ${describeSelection(scope.browsers)}`);
  console.log(`Published packages: ${describeSelection(scope.packages)}`);
  return scope;
}

/** These need a registry of images or of packages, so they run only when they are named. */
const ONLY_BY_NAME = ['container', 'packages'];

void runProgram(async (args) => {
  const { names: wanted, changed, shard } = testCommandLine(NAMES, ONLY_BY_NAME)(args);
  const scope = changed ? await scopeOfChanges() : ALL_TESTS;
  const names = wanted.filter((name) => name !== 'api' || scope.api);
  const check = startChecks(names, { ...scope, shard });
  const results: Counts[] = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const counts = await check(name).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return countOne(false);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
    results.push(counts);
  }
  const total = sum(results);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = exitCodeOf(total, changed);
  // The pipeline keeps them.
  if (process.exitCode !== 0) cpSync(reports, join(paths.home, 'reports/json'), { recursive: true });
}, false);
