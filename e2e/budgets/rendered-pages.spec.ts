/** What a page in the first response costs beside what its browser loads anyway. */
import { expect, test } from '../support/fixtures';
import { holdStart, untilLive } from '../support/held-start';
import { Traffic } from '../support/traffic';
import { budgets } from './figures';
import { costOf, turnOffReporting } from './first-load';
import { isFirstLoadOfRendered } from './idle-scripts';

/** Kilobytes of the document. */
const MAX_DOCUMENT_KB = 22;
/**
 * What it costs beside a page that the browser draws. Its words are in the document and in its content. It loads what takes
 * it over in place of the router.
 */
const MORE = { requests: 0, scripts: -14, total: -7 } as const;

for (const { address, remotes, ...limits } of budgets)
  test(`${address} in the first response stays within its budget and requests nothing twice`, async ({
    page,
    visitor,
    services,
  }) => {
    await turnOffReporting(services);
    const traffic = new Traffic(page);
    await visitor.open(address);
    await untilLive(page);
    await expect(visitor.title).toBeVisible();
    expect(await page.locator('html').getAttribute('data-content'), 'was rendered').not.toBeNull();
    expect(traffic.remotes).toEqual(remotes);
    expect(traffic.paths.toSorted()).toEqual([...new Set(traffic.paths)].toSorted());
    const cost = await costOf(traffic, isFirstLoadOfRendered);
    const document = Math.ceil((await traffic.bytes((path) => path === address)) / 1000);
    test.info().annotations.push({ type: 'cost', description: JSON.stringify({ ...cost, document }) });
    expect.soft(document, 'document').toBeLessThanOrEqual(MAX_DOCUMENT_KB);
    for (const [what, limit] of Object.entries(limits)) {
      const key = what as keyof typeof cost;
      expect.soft(cost[key], what).toBeLessThanOrEqual(limit + MORE[key]);
    }
  });

test('a page in the first response preloads all code: no script waits for the host’s main script', async ({
  page,
  services,
}) => {
  await turnOffReporting(services);
  const release = await holdStart(page);
  const traffic = new Traffic(page);
  await page.goto('/cae/eda/downloads/latest', { waitUntil: 'commit' });
  for (const part of [/\/host\/takeover\./, /\/remotes\/mfe-cae\/.*\/download-detail\./])
    await expect.poll(() => traffic.paths.some((path) => part.test(path)), String(part)).toBe(true);
  const before = traffic.scripts;
  release();
  await untilLive(page);
  expect(traffic.scripts.filter((path) => !before.includes(path) && isFirstLoadOfRendered(path))).toEqual([]);
});
