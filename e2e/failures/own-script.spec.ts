/** The portal's own script, without which no page reacts, does not come. */
import { anyOf, expect, NETWORK_ERROR } from '../support/fixtures';
import { holdStart, untilLive } from '../support/held-start';
import { installClock } from '../support/page-clock';
import { HOOPS } from '../support/remotes';
import { test } from '../support/rendered-portal';

const { page: address, heading } = HOOPS;

// A clock that is moved on ends what is being loaded, such as the code that measures visits.
test.use({ expectedErrors: anyOf(NETWORK_ERROR, /^This visit is not measured/) });

// TAKEOVER-3, FRAME-6.
for (const [what, path, remains] of [
  ['a page in the first response', address, 1],
  ['any other page', '/hoops/exchange/downloads', 0],
] as const)
  test(`${what} says so if the portal’s own script cannot be loaded`, async ({ page, visitor }) => {
    await page.route(/\/host\/main\./, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const message = page.getByRole('alert');
    await expect(message).toContainText('A script could not be loaded');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(visitor.title).toHaveCount(remains);
    await page.unrouteAll();
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toHaveCount(0);
    await untilLive(page);
  });

// TAKEOVER-3, FRAME-6.
test('a page whose script does not come says so after a minute; one that has started says nothing', async ({
  page,
  visitor,
}) => {
  const clock = await installClock(page);
  const release = await holdStart(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(visitor.title).toHaveText(heading);
  const message = page.getByRole('alert');
  await page.clock.fastForward('01:00');
  await expect(message).toContainText('A script could not be loaded');
  const script = page.waitForEvent('requestfinished', (request) => /\/host\/main\./.test(request.url()));
  release();
  await script;
  await expect(visitor.section('Windows')).toBeDisabled();
  await message.getByRole('button', { name: 'Try again' }).click();
  await untilLive(page);
  // What loads at the moment has limits of its own.
  await clock.untilQuiet();
  await page.clock.fastForward('01:00');
  await visitor.openSection('Windows');
  await expect(message).toHaveCount(0);
});
