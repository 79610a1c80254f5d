/** Tests every kind of failure with every remote: only the failed remote's own sections fail. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { remotes } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { failures } from './support/failures';
import { removeBugCause } from './support/injected-bug';
import { liveRelease } from './support/live-release';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

/** Advances the page's clock a few seconds at a time until the message is shown. */
const fastForwardUntilVisible = (page: Page, message: Locator) =>
  expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(message).toBeVisible({ timeout: 250 });
  }).toPass();

for (const { name, title, page: address, heading } of remotes) {
  const otherRemote = remotes.find((other) => other.name !== name && other.name !== 'mfe-account');
  for (const [how, { inject, stage, startedFlag, expectedText, hangs }] of Object.entries(failures)) {
    // REM-1, REM-2, REM-3.
    test(`${name} ${how}: the rest works, and Try again recovers`, async ({ page, visitor, services }) => {
      const live = await liveRelease(name);
      await inject(services, live);
      if (hangs) await page.clock.install();
      await visitor.open(address);
      const message = visitor.main.getByRole('alert');
      const expectFailure = async () => {
        if (hangs) await fastForwardUntilVisible(page, message);
        await expect(message).toContainText(expectedText?.(title) ?? `${title} could not be loaded`);
        await expect(message).toContainText('The rest of the portal keeps working.');
      };
      if (startedFlag === undefined) await expectFailure();
      else await page.waitForFunction((name) => name in window, startedFlag);
      // A reload would remove this property.
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));

      // The header, the landing page and another remote's section work.
      await visitor.header.getByRole('link', { name: /developer zone/i }).click();
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
      const link = visitor.header.locator(`a[href^="${otherRemote?.page.split('/downloads')[0]}"]`).first();
      await link.click();
      await expect(visitor.title).toHaveText(otherRemote?.heading ?? '');

      await page.goBack();
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await page.goBack();
      // The landing page stays until the second attempt has failed, too.
      await expectFailure();
      await expect(visitor.title).toHaveCount(0);
      const { version } = live.release.metadata;
      await expect
        .poll(() => services.reports())
        .toContainEqual(
          expect.objectContaining({
            release: `${name}@${version}`,
            tags: expect.objectContaining({
              remote: name,
              version,
              stage,
              route: address,
              owner: expect.any(String),
            }),
          }),
        );

      await services.clearFaults();
      await removeBugCause(page);
      await visitor.main.getByRole('button', { name: 'Try again' }).click();
      await expect(visitor.title).toHaveText(heading);
      expect(await page.evaluate(() => 'notReloaded' in window), 'without a reload').toBe(true);
      // The script of a manipulated release sets `attacked`. It must never run.
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  }
}
