import type { Browser } from '@playwright/test';
import { findInstalledBrowser } from './chromium';

/** Chromium's own sandbox does not run as root. */
const isRoot = () => process.getuid?.() === 0;

/**
 * Starts a Chromium that is installed on this machine. Commands that do not need a browser must work without
 * Playwright, so it is imported on demand.
 * @throws if there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('@playwright/test').catch((cause: unknown) => {
    throw new Error('No browser: Playwright is not installed', { cause });
  });
  const executablePath = findInstalledBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...(isRoot() ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  });
}
