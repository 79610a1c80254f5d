import { expect, test } from '../support/fixtures';
import { hold, holdStart } from '../support/held-start';
import { Traffic } from '../support/traffic';
import { budgets } from './figures';
import { costOf, turnOffReporting } from './first-load';
import { isFirstLoad } from './idle-scripts';

// What the browser loads to draw a page itself; `rendered-pages.spec.ts` has what a page in the first response costs.
test.use({ renderedPages: 'none' });

for (const { address, remotes, ...limits } of budgets) {
  test(`${address} stays within its budget and requests nothing twice`, async ({
    page,
    visitor,
    services,
  }) => {
    await turnOffReporting(services);
    const traffic = new Traffic(page);
    await visitor.open(address);
    await visitor.untilLoaded();

    expect(traffic.remotes).toEqual(remotes);
    // A preload whose attributes differ from the later request's would be fetched twice.
    expect(traffic.paths.toSorted()).toEqual([...new Set(traffic.paths)].toSorted());
    const cost = await costOf(traffic);
    test.info().annotations.push({ type: 'cost', description: JSON.stringify(cost) });
    for (const [what, limit] of Object.entries(limits))
      expect.soft(cost[what as keyof typeof cost], what).toBeLessThanOrEqual(limit);
  });
}

test('the document preloads all code: no script waits for the host’s main script', async ({
  page,
  visitor,
  services,
}) => {
  await turnOffReporting(services);
  const release = await holdStart(page);
  const traffic = new Traffic(page);
  await page.goto('/cae/eda/downloads/latest', { waitUntil: 'commit' });
  const waitUntilRequested = (part: RegExp) =>
    expect.poll(() => traffic.paths.some((path) => part.test(path)), String(part)).toBe(true);
  for (const part of [
    /^\/portal\.config\.json$/,
    /^\/registry\/cae\.json$/,
    /^\/host\/federation\./,
    /^\/remotes\/mfe-cae\/.*\/remoteEntry\./,
    /^\/remotes\/mfe-cae\/.*\/remote\./,
    /^\/remotes\/mfe-cae\/.*\/download-detail\./,
    /\/account\/session$/,
  ])
    await waitUntilRequested(part);

  // Once the main script runs, the page requests no scripts except those that load when it is idle.
  const before = traffic.scripts;
  release();
  await visitor.untilLoaded();
  expect(traffic.scripts.filter((path) => !before.includes(path) && isFirstLoad(path))).toEqual([]);
});

test('no remote’s code is requested before the registry shard has loaded', async ({
  page,
  visitor,
  services,
}) => {
  await turnOffReporting(services);
  const release = await hold(page, /\/registry\/cae\.json/);
  const traffic = new Traffic(page);
  await page.goto('/cae/eda/downloads/latest', { waitUntil: 'commit' });
  // The header works while the page is loading.
  await expect(visitor.signInButton).toBeVisible();
  expect(traffic.remotes).toEqual([]);
  release();
  await visitor.untilLoaded();
  expect(traffic.remotes).toEqual(['mfe-cae']);
  // The page loads one shard, never the whole registry, so more remotes do not make the page larger.
  expect(traffic.paths).not.toContain('/remotes.json');
});

test('another page of the same remote requests its own chunk only', async ({ page, visitor, services }) => {
  await turnOffReporting(services);
  await visitor.open('/cae/eda/downloads/latest');
  await visitor.untilLoaded();
  const traffic = new Traffic(page);
  await visitor.sidebar.getByRole('link', { name: 'Older Versions' }).click();
  await expect(visitor.title).toContainText('Older Versions');
  await visitor.untilLoaded();
  const needed = ({ scripts }: Traffic) => scripts.filter(isFirstLoad);
  expect(needed(traffic)).toEqual([expect.stringMatching(/\/mfe-cae\/.*\/older-versions\./)]);

  const trafficBack = new Traffic(page);
  await visitor.sidebar.getByRole('link', { name: 'Product Downloads' }).click();
  await expect(visitor.title).toHaveText('Ceetron Envision Demo Analyzer 2026.2.0');
  expect(needed(trafficBack)).toEqual([]);
});

test('a second visit fetches no script again', async ({ page, visitor, services }) => {
  await turnOffReporting(services);
  for (const visit of ['first', 'second']) {
    await visitor.open('/cae/eda/downloads/latest');
    await visitor.untilLoaded();
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.name.endsWith('.js') &&
            entry.transferSize > 0,
        )
        .map(({ name }) => new URL(name).pathname),
    );
    const needed = fetched.filter(isFirstLoad);
    if (visit === 'second') expect(needed).toEqual([]);
    else expect(needed).not.toEqual([]);
  }
});
