import { expect, type Page, type Request } from '@playwright/test';

/** Holds requests back, all of these addresses or some of them. @returns lets them through. */
export async function hold(
  page: Page,
  addresses: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Holds the host's main script back, so that a document stays as the server sent it. @returns lets it through. */
export const holdStart = (page: Page) => hold(page, /\/host\/(?:[^/]+\/)?main\.[^/]*js$/);

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

/** An entry of a `PerformanceObserver`, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly Moved[];
}

/** The layout shifts of the page without input: their scores in sum, and what moved, for a test that fails. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly score: number; readonly moved: readonly string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as LayoutShiftEntry[];
          resolve({
            score: entries.reduce((sum, { value }) => sum + value, 0),
            moved: entries.flatMap(({ sources }) =>
              sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `“${node?.textContent?.slice(0, 40)}” from ${from.x}, ${from.y}, ${from.width} × ${from.height} to ${to.x}, ${to.y}, ${to.width} × ${to.height}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, { score: 0, moved: [] });
      }),
  );

/** Fails if the page's parts moved without input, and names them. */
export async function expectNoShift(page: Page): Promise<void> {
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThanOrEqual(0.02);
}

/** Resolves when the controls of the page react. FRAME-6. */
export const untilLive = (page: Page) =>
  // It looks at each frame. `waitForSelector` looks every half a second.
  page.waitForFunction(() => document.documentElement.hasAttribute('data-live'));

/**
 * Waits until the page that the browser has drawn is the only one. Until then, also with a message above it, the page of
 * the first response has the title and everything else that a visitor reads.
 */
export async function onlyDrawnPage(page: Page): Promise<void> {
  await expect(page.locator('[data-page]')).toHaveCount(1);
  // Where the drawn page will be, beside a page that is kept.
  await expect(page.locator('[data-drawn]:empty')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await untilLive(page);
}

/**
 * Notes what a visitor reads in the page when it becomes live, before parts that load later change it.
 * @returns the text, once the page is live.
 */
export async function textWhenLive(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-live')) return;
      observer.disconnect();
      Object.assign(window, { textWhenLive: document.querySelector('main')?.innerText });
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-live'] });
  });
  return async () => {
    await untilLive(page);
    return page.evaluate(() => String(Reflect.get(window, 'textWhenLive')));
  };
}
