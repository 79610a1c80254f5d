import { expectAccessible, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';

const NARROW = { width: 360, height: 740 };

// NEWS-4, PAGES-4, BOX-6.
test('a customer subscribes to a product by keyboard, and the head follows the page', async ({
  page,
  visitor,
}) => {
  await visitor.open('/hoops/communicator/downloads/latest');
  const inHead = (selector: string) => page.locator(`head ${selector}`);
  await expect(inHead('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/hoops\/communicator\/downloads\/latest$/,
  );
  await expect(inHead('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    /\/feeds\/communicator\.atom$/,
  );

  const feed = visitor.main.getByRole('link', { name: /^Feed of releases/ });
  await expect(feed).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expect.poll(() => horizontalOverflow(page)).toBe(0);

  await feed.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/feeds/communicator.atom');
  const response = await page.request.get(page.url());
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await response.text()).toContain('<title>HOOPS Communicator 2026.3.0</title>');

  await visitor.open('/start');
  await expect(inHead('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    /\/feeds\/releases\.atom$/,
  );
  await expect(inHead('meta[property="og:title"]')).toHaveAttribute('content', /^Home \| /);
});
