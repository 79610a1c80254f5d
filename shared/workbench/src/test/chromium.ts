import { installWithApt } from './apt';
import { isExecutable, onSearchPath } from './executable';
import { run } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`);
  }
  return [...onSearchPath(NAMES), ...MAC].find(isExecutable);
}

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

/** A Chromium to test with. @throws when there is none and none could be installed. */
export async function findChromium(): Promise<string> {
  const found = installed() ?? (await playwrights()) ?? (await debians());
  if (found === undefined)
    throw new Error('No Chromium was found or could be installed: install one and name it in CHROMIUM_PATH.');
  return found;
}
