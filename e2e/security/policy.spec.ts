/** The page's policy is what is left when a text has become part of a page; the portal itself needs no exception. */
import { expect, recordPolicyViolations, test } from '../support/attack-test';

test('no page of the portal does anything that its policy refuses', async ({ page, visitor }) => {
  const refused = await recordPolicyViolations(page);
  await visitor.signInAs('both');
  for (const address of [
    '/start',
    '/license_generator',
    '/hoops/communicator/downloads/latest',
    '/hoops/communicator/training',
    '/platform-products/autocad_oem/downloads/latest',
    '/hoops/exchange/trial',
    '/hoops/cadflow',
  ]) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    expect([address, await refused()]).toEqual([address, []]);
  }
});
