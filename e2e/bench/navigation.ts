import type { BenchContext } from './bench-context';
import { type Figure, median, medianWithRange } from './figures';
import { SLOW_PHONE, visit, waitForMark } from './profile';

const FROM = '/cae/cee_env_desktop/downloads/latest';
const TO = '/hoops/exchange/downloads/latest';
/** Limit from the click until the content is shown. */
const MAX_MS = 100;

/** Marks the click, and the first frame with another title and content. A string, as in `markWhenVisible`. */
const MARK_CLICK = `document.addEventListener('click', () => {
  performance.mark('clicked');
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  (function check() {
    if (title() !== before && document.querySelector('main button[aria-expanded]')) performance.mark('shown');
    else requestAnimationFrame(check);
  })();
}, { capture: true, once: true })`;

const measureNavigation = ({ browser, federated }: BenchContext): Promise<number> =>
  visit(browser, SLOW_PHONE, async ({ page, session }) => {
    // Wide enough for the header's hover menus.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(federated.origin + FROM);
    await page.getByRole('main').getByRole('button', { expanded: false }).first().waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/host/late.')),
    );
    await page.getByRole('banner').getByRole('button', { name: 'PRODUCTS' }).click();
    const link = page.locator(`header a[href="${TO}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /hoops-exchange-[\d.]+\.json/.test(name)),
    );
    await page.evaluate(MARK_CLICK);
    await link.click();
    const shown = await waitForMark(session, 'shown');
    const clicked = await waitForMark(session, 'clicked');
    return shown - clicked;
  });

/** Navigation to another remote's prefetched page, on the slow phone. */
export async function secondNavigation(context: BenchContext): Promise<Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < context.runs; run += 1) times.push(await measureNavigation(context));
  return [
    {
      what: 'second navigation to another remote, prefetched on hover: content after the click',
      target: `< ${MAX_MS} ms`,
      measured: `${medianWithRange(times)} ms`,
      met: median(times) < MAX_MS,
    },
  ];
}
