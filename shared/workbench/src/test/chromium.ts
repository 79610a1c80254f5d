import { installWithApt } from './apt';
import { isExecutable, onSearchPath } from './executable';
import { run } from './run';

/**
 * The build of Chromium without windows. It draws and runs pages as Chromium does, for about half the
 * processor time.
 */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program that `CHROMIUM_PATH` names, if it is set. @throws when that cannot be run. */
function named(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined || isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`);
}

/** An installed headless shell, or `undefined`. @param searchPath folders as in `PATH`. */
export const findHeadlessShell = (searchPath?: string): string | undefined =>
  onSearchPath(HEADLESS_SHELL, searchPath).find(isExecutable);

const installed = () => [...onSearchPath(CHROMIUM), ...MAC].find(isExecutable);

/** A browser of Playwright's own, for machines that can fetch it. */
async function playwrights(): Promise<string | undefined> {
  const code = await run('node', ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(
    () => 1,
  );
  if (code !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Debian's package, where this user may install it. */
const debians = async (): Promise<string | undefined> =>
  (await installWithApt(['chromium'])) ? installed() : undefined;

/** A Chromium with windows, as people use it. @throws when there is none and none could be installed. */
export async function findChromium(): Promise<string> {
  const found = named() ?? installed() ?? (await playwrights()) ?? (await debians());
  if (found === undefined)
    throw new Error('No Chromium was found or could be installed: install one and name it in CHROMIUM_PATH.');
  return found;
}

/** What the browser tests use: the program that `CHROMIUM_PATH` names, else the fastest that there is. */
export async function findTestBrowser(): Promise<string> {
  const found = named() ?? findHeadlessShell();
  if (found !== undefined) return found;
  // A machine that gates is worth the package: half the time of every run.
  const fresh = process.env.CI !== undefined && (await installWithApt(['chromium-headless-shell']));
  return (fresh ? findHeadlessShell() : undefined) ?? findChromium();
}
