import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH !== undefined) {
    if (executable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`);
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC].find(executable);
}

/** A browser of Playwright's own, for machines that can fetch it. */
async function playwrights(): Promise<string | undefined> {
  const code = await run('node', ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(
    () => 1,
  );
  if (code !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return executable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Debian's package, where this user may install it. */
async function debians(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const codes = [
    await run('apt-get', ['update', '-qq']).catch(() => 1),
    await run('apt-get', ['install', '-y', '-qq', 'chromium']).catch(() => 1),
  ];
  return codes.at(-1) === 0 ? installed() : undefined;
}

/** A Chromium to test with. @throws when there is none and none could be installed. */
export async function findChromium(): Promise<string> {
  const found = installed() ?? (await playwrights()) ?? (await debians());
  if (found === undefined)
    throw new Error('No Chromium was found or could be installed: install one and name it in CHROMIUM_PATH.');
  return found;
}
