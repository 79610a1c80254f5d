/** The page's policy is the last defense against injected code. The portal itself never violates it. */
import { expect, recordPolicyViolations, test } from '../support/attack-test';
import { onChangedPages } from '../support/changed-pages';
import { untilLive } from '../support/held-start';

const PAGES = [
  '/start',
  '/license_generator',
  '/hoops/communicator/downloads/latest',
  '/hoops/communicator/training',
  '/platform-products/autocad_oem/downloads/latest',
  '/hoops/exchange/trial',
  '/hoops/cadflow',
];

test('no page of the portal violates its policy', async ({ page, visitor }) => {
  const violations = await recordPolicyViolations(page);
  await visitor.signInAs('both');
  for (const address of onChangedPages(PAGES, (page) => page)) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await untilLive(page);
    // The tracker, the reporter and other late parts come when the page is idle.
    await page.waitForLoadState('networkidle');
    expect([address, await violations()]).toEqual([address, []]);
  }
});
