import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { onePerKind, pages } from '../support/pages';

// CFG-8, BOX-1, START-2.
test('no link of the portal is broken', async ({ page, visitor }) => {
  test.slow();
  const links = new Map<string, string>();
  await visitor.signInAs('both');
  for (const { address } of onePerKind(pages)) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    await untilLive(page);
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
      links.set(href, address);
  }
  const { origin } = new URL(page.url());
  const outside = [...links].filter(
    ([href]) => !href.startsWith(`${origin}/`) && !href.startsWith('mailto:'),
  );
  expect(outside, 'the local stack serves every link target itself').toEqual([]);

  const known = new Set(pages.map(({ address }) => address));
  const broken: string[] = [];
  for (const [href, from] of links) {
    if (!href.startsWith('http')) continue;
    const { pathname, hash } = new URL(href);
    if (/^\/(places|services|feeds)\//.test(pathname)) {
      const response = await page.request.get(href);
      if (!response.ok()) broken.push(`${href} on ${from}: ${response.status()}`);
    } else if (!known.has(pathname) && !/\/downloads\/[^/]+$/.test(pathname) && hash === '')
      broken.push(`${href} on ${from}: not a page`);
  }
  expect(broken).toEqual([]);
});
