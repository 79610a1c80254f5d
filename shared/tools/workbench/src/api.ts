/**
 * `npm run api` writes the API reports of the provided packages; `npm test -- api` compares them with the sources, and
 * compiles the declarations of the published packages. A report is the API of the version that its first line names.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bumpBetween, higher, LEVELS, type Level, plannedBumps } from '@portal/build/planned-versions';
import { workspaceRoot } from '@portal/build/workspace';
import { emitDeclarations } from './api/emit-declarations';
import { apiReport, compareReports, type EntryPoint, entryPoints } from './api/report';
import { commandLine, runProgram } from './command-line/command-line';
import { findDeprecated, undatedDeprecations } from './compatibility/deprecated';
import { declaredSources } from './packages/build-packages';
import { ownFolder } from './paths';

/** The file of a report, from the workspace's root. */
const reportPath = ({ folder, name }: EntryPoint) => join(folder, 'api', `${name}.api.md`);
const versionLine = (version: string) => `<!-- API of version ${version} -->\n\n`;
const VERSION = /^<!-- API of version (\S+) -->/;

/** Compiles the declarations once, and reads the report of each entry point from them. */
async function readReports(points: readonly EntryPoint[]) {
  const folder = ownFolder('api');
  const sources = points.map(({ source }) => source);
  emitDeclarations(sources, folder);
  return Promise.all(points.map(async (point) => [point, await apiReport(point, folder)] as const));
}

async function write(points: readonly EntryPoint[]): Promise<void> {
  // First: sources that cannot be compiled leave the reports as they are.
  const reports = await readReports(points);
  for (const folder of new Set(points.map((point) => join(workspaceRoot, point.folder, 'api')))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  }
  for (const [point, report] of reports)
    await writeFile(join(workspaceRoot, reportPath(point)), versionLine(point.version) + report);
}

/** What is wrong with the version of an entry point's package; empty if nothing is. REPORT-1. */
function problemsOf(point: EntryPoint, before: string | null, after: string, planned: Level): string[] {
  const path = reportPath(point);
  if (before === null) return [`${path} is missing: run npm run api`];
  const [, version = ''] = VERSION.exec(before) ?? [];
  const changes = compareReports(before, after);
  const needed = changes.reduce<Level>((level, change) => higher(level, change.level), 'none');
  const raised = higher(planned, bumpBetween(version, point.version));
  if (LEVELS.indexOf(raised) < LEVELS.indexOf(needed))
    return [
      `${point.package} ${version}: ${point.source} changed and needs a ${needed} version (npm run changeset):`,
      ...changes.map(({ symbol, kind, level }) => `  ${symbol} was ${kind} (${level})`),
    ];
  if (version !== point.version && changes.length > 0)
    return [`${path} is of version ${version}, the package has ${point.version}: run npm run api`];
  return [];
}

async function check(points: readonly EntryPoint[]): Promise<void> {
  const planned = await plannedBumps(join(workspaceRoot, '.changeset'));
  const problems = undatedDeprecations(await findDeprecated());
  for (const [point, report] of await readReports(points)) {
    const before = await readFile(join(workspaceRoot, reportPath(point)), 'utf8').catch(() => null);
    problems.push(...problemsOf(point, before, report, planned.get(point.package) ?? 'none'));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // A type that cannot be named keeps the published packages from being built. SDK-1.
  emitDeclarations(await declaredSources(), ownFolder('api-published'));
  console.log(`The APIs of ${points.length} provided modules fit their versions.`);
}

const parse = commandLine<{ readonly check: boolean }>('npm run api --', (command, resolve) => {
  command
    .description('Writes the API reports of the modules that the host provides.')
    .option('--check', 'compare them with the sources instead', false)
    .action(resolve);
});

void runProgram(async (args) => (parse(args).check ? check : write)(await entryPoints()), false);
