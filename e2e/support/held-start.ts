import type { Page } from '@playwright/test';

/** Holds the host's main script back, so that a document stays as the server sent it. @returns lets it through. */
export async function holdStart(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/host\/(?:[^/]+\/)?main\.[^/]*js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The scores of all layout shifts of the page without input, in sum. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
              (sum, { value }) => sum + value,
              0,
            ),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );

/** Resolves when the controls of the page react. FRAME-6. */
export const untilLive = (page: Page) => page.waitForSelector('html[data-live]', { state: 'attached' });

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
