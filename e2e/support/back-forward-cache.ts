import type { LaunchOptions, Page } from '@playwright/test';
import { findFullChromium } from '@portal/workbench/src/test/chromium';
import { BROWSER_ARGUMENTS } from './browser-arguments';

/** How a page came back that a visitor had left. */
export interface Return {
  /** Whether it was restored as it was left, and not loaded again. */
  readonly persisted: boolean;
  /** Why not. */
  readonly reasons: readonly string[];
}

const program = findFullChromium() ?? process.env.CHROMIUM_PATH;

/**
 * Options of a browser that keeps the pages that are left. Playwright turns that off in its own, and the headless shell
 * never does it, so a full Chromium is used where there is one.
 */
export const KEEPS_PAGES: LaunchOptions = {
  ...(program !== undefined && { executablePath: program }),
  args: BROWSER_ARGUMENTS,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * Leaves a page for another document and goes back in the history. Playwright's `goBack` would wait for a load, which a
 * restored page does not have.
 * @param leave leads to the other document.
 */
export async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<Return> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasRestored: persisted })),
  );
  const left = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await leave();
  await left;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Set<string>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.add(reason);
  });
  const navigated = new Promise<string>((resolve) =>
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId === undefined) resolve(type);
    }),
  );
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (entry === undefined) throw new Error('There is no page to go back to');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  const isRestored = (await navigated) === 'BackForwardCacheRestore';
  // A page that was loaded again has lost its listener.
  if (isRestored) await page.waitForFunction(() => 'wasRestored' in window);
  await session.detach();
  const persisted = await page.evaluate(() => Reflect.get(window, 'wasRestored') === true);
  return { persisted, reasons: [...reasons].sort() };
}
