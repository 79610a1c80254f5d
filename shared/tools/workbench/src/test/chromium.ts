import type { Browser } from 'playwright-core';
import { installWithApt, isExecutable, namedProgram, onSearchPath, run } from './programs';

/** Programs of Chromium's headless build. It has the same engine and needs about half the processor time. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const fromEnvironment = () => namedProgram('CHROMIUM_PATH');

/** An installed headless shell, or `undefined`. */
const findHeadlessShell = (): string | undefined => onSearchPath(HEADLESS_SHELL).find(isExecutable);

/** An installed full Chromium, as users have it; `undefined` without one. */
export const findFullChromium = (): string | undefined =>
  [...onSearchPath(CHROMIUM), ...MAC_PATHS].find(isExecutable);

/** Installs Playwright's own Chromium, if this machine can download it. */
async function installFromPlaywright(): Promise<string | undefined> {
  const code = await run('node', ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(
    () => 1,
  );
  if (code !== 0) return undefined;
  const { chromium } = await import('playwright-core');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Installs Debian's package, if this user can. */
const installFromDebian = async (): Promise<string | undefined> =>
  (await installWithApt(['chromium'])) ? findFullChromium() : undefined;

/** Finds or installs a full Chromium, as users have it. @throws if there is none and none can be installed. */
export async function findChromium(): Promise<string> {
  const found =
    fromEnvironment() ?? findFullChromium() ?? (await installFromPlaywright()) ?? (await installFromDebian());
  if (found === undefined)
    throw new Error(
      'No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH to its path.',
    );
  return found;
}

/** Finds the browser for the tests: the program that `CHROMIUM_PATH` names, else the fastest one available. */
export async function findTestBrowser(): Promise<string> {
  const found = fromEnvironment() ?? findHeadlessShell();
  if (found !== undefined) return found;
  // On CI the package is worth installing, because it halves the time of every run.
  const isInstalled = process.env.CI !== undefined && (await installWithApt(['chromium-headless-shell']));
  return (isInstalled ? findHeadlessShell() : undefined) ?? findChromium();
}

/** For a browser without a network: nobody listens there, and requests to this machine go there, too. BUDGET-4. */
const NO_NETWORK = {
  proxy: { server: 'http://127.0.0.1:9' },
  args: ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
};

/**
 * Starts a Chromium that is installed on this machine. Commands that do not need a browser must work without
 * Playwright, so it is imported on demand.
 * @param network whether its pages reach more than what the caller responds with. Default: `true`.
 * @throws if there is none.
 */
export async function launchBrowser({ network = true } = {}): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Error('No browser: Playwright is not installed', { cause });
  });
  return chromium.launch({
    // One that is here already, the fastest first; `undefined` if only Playwright may have one.
    executablePath: fromEnvironment() ?? findHeadlessShell() ?? findFullChromium(),
    ...(!network && { proxy: NO_NETWORK.proxy }),
    args: [
      // Chromium's own sandbox does not run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      ...(network ? [] : NO_NETWORK.args),
    ],
  });
}
