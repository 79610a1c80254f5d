import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import { startRegistry } from '../packages/support/registry';
import { ROOT, Team } from '../packages/support/team';
import { type Weight, weigh } from '../packages/support/weigh';
import { setOverride } from '../release/support/overrides-test';
import { makeTempFolder } from '../support/temp-folder';
import type { BenchContext } from './bench-context';
import { atMost, type Figure, median, medianWithRange, timed } from './figures';
import { PROJECTS, type Project, type ProjectTools } from './inner-loop-projects';

const run = promisify(execFile);

/** How often a dev server is started again. */
const STARTS = 3;
/** How often a file is saved. */
const SAVES = 20;
/** The time between two saves. Nobody saves sooner, and dev servers, Vite's too, miss a save that comes while they build. Unit: ms. */
const PAUSE_MS = 1_000;
/** The longest time from saving to the screen. Unit: ms. */
const SAVED_MS = 60_000;

/** Publishes the portal's packages to a registry on this machine. */
async function publishPackages({ registry }: ProjectTools): Promise<void> {
  const options = ['--registry', registry.address, '--snapshot', '--tag', 'latest'];
  await run(
    process.execPath,
    ['--import', 'tsx', 'shared/tools/workbench/src/publish-packages.ts', ...options],
    { cwd: ROOT, env: { ...process.env, NPM_CONFIG_USERCONFIG: registry.userConfig }, maxBuffer: 2 ** 26 },
  );
}

interface Installation extends Weight {
  readonly seconds: number;
}

async function install(folder: string, command: string, { team }: ProjectTools): Promise<Installation> {
  const [, time] = await timed(() => team.run(command, folder));
  return { seconds: time / 1000, ...(await weigh(join(folder, 'node_modules'))) };
}

/**
 * Saves a file and waits until the page shows it.
 * @returns milliseconds on the clock of this machine, which the page has, too.
 */
async function save(page: Page, file: string, source: string, shown: string): Promise<number> {
  const seen = page
    .waitForFunction((text) => (document.body.textContent.includes(text) ? Date.now() : 0), shown, {
      polling: 'raf',
      timeout: SAVED_MS,
    })
    .then((handle) => handle.jsonValue());
  const saved = Date.now();
  await writeFile(file, source);
  try {
    return (await seen) - saved;
  } catch (cause) {
    throw new Error(`${file} was saved, and “${shown}” is not on the page`, { cause });
  }
}

/** Edits a text of the page again and again. @returns milliseconds of each save, and whether the page was loaded again. */
async function editAgain(page: Page, address: string, folder: string, project: Project) {
  await page.goto(address);
  await page.getByText(project.text).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => void Reflect.set(window, 'isMarked', true));
  const file = join(folder, project.file);
  const source = await readFile(file, 'utf8');
  const saves: number[] = [];
  for (let count = 1; count <= SAVES; count += 1) {
    const text = `${project.text}, edit ${count}.`;
    await setTimeout(PAUSE_MS);
    saves.push(await save(page, file, source.replace(project.text, text), text));
  }
  await writeFile(file, source);
  return { saves, isReloaded: !(await page.evaluate(() => Reflect.has(window, 'isMarked'))) };
}

interface Measured extends Awaited<ReturnType<typeof editAgain>> {
  /** Absent: it has the packages of this workspace. */
  readonly installed?: Installation;
  /** Seconds until the dev server was ready, for the first time, and again in the median. */
  readonly ready: readonly [number, number];
}

async function measure(
  project: Project,
  folder: string,
  tools: ProjectTools,
  page: Page,
  portal: string,
): Promise<Measured> {
  const own = await project.create(folder, tools);
  const installed = project.install && (await install(own, project.install, tools));
  const start = async () => tools.team.serve(project.dev(await freePort(), portal), project.ready, own);
  const [first, coldMs] = await timed(start);
  let dev = first;
  const again: number[] = [];
  while (again.length < STARTS) {
    await dev.stop();
    const [next, warmMs] = await timed(start);
    again.push(warmMs / 1000);
    dev = next;
  }
  try {
    if (project.override !== undefined) await setOverride(page, { [project.override]: dev.address });
    const origin = project.override === undefined ? dev.address : portal;
    const loop = await editAgain(page, `${origin}${project.page}`, own, project);
    return { ...loop, ...(installed && { installed }), ready: [coldMs / 1000, median(again)] };
  } finally {
    await page.goto('about:blank');
    await dev.stop();
  }
}

function figuresOf(
  { name, targets }: Project,
  { installed, ready: [cold, warm], ...loop }: Measured,
): Figure[] {
  const saved = median(loop.saves);
  const page = loop.isReloaded ? 'the page was loaded again' : 'the page stays';
  return [
    ...(installed
      ? [
          atMost(`${name}: packages`, installed.packages, String(installed.packages), targets?.packages),
          atMost(
            `${name}: size`,
            installed.megabytes,
            `${Math.round(installed.megabytes)} MB`,
            targets?.megabytes,
            ' MB',
          ),
          atMost(`${name}: install`, 0, `${installed.seconds.toFixed(0)} s`, undefined),
        ]
      : []),
    atMost(`${name}: ready for the first time`, cold, `${cold.toFixed(1)} s`, targets?.cold, ' s'),
    atMost(`${name}: ready again`, warm, `${warm.toFixed(1)} s`, targets?.warm, ' s'),
    atMost(`${name}: saved`, saved, `${medianWithRange(loop.saves)} ms, ${page}`, targets?.saved, ' ms'),
  ];
}

/** What a team waits for: an installation, a dev server, a saved file. */
export async function innerLoop({ browser, federated }: BenchContext): Promise<Figure[]> {
  const { path: folder, remove } = await makeTempFolder('inner-loop');
  const registry = await startRegistry(join(folder, 'registry'));
  const team = new Team(folder, registry.userConfig);
  const tools = { team, registry };
  const figures: Figure[] = [];
  try {
    await publishPackages(tools);
    for (const [index, project] of PROJECTS.entries()) {
      const page = await browser.newPage();
      const measured = figuresOf(
        project,
        await measure(project, join(folder, String(index)), tools, page, federated.direct),
      );
      for (const { what, measured: value } of measured) console.log(`  ${what}: ${value}`);
      figures.push(...measured);
      await page.close();
    }
    return figures;
  } finally {
    await team.stopAll();
    await registry.stop();
    await remove();
  }
}
