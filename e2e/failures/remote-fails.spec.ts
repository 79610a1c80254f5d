/**
 * Every kind of failure, and every remote: the page says what failed, reports it and recovers, and only the failed
 * remote's own sections fail. The kinds take turns with the remotes, three or four kinds for each: what loads a remote,
 * draws the message and tries again is the host's code, the same for all. That no remote's own routes keep an error from
 * the host is in missing-chunk.spec.ts.
 */
import type { Page } from '@playwright/test';
import { expect, type Visitor } from '../support/fixtures';
import { type RemoteUnderTest, remotes } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { failures, fastForwardUntilVisible } from './support/failures';
import { removeBugCause } from './support/injected-bug';
import { liveRelease } from './support/live-release';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

/** The header, the landing page and another remote's section work; then the page that failed is opened again. */
async function tour(
  { page, visitor }: { page: Page; visitor: Visitor },
  other: RemoteUnderTest,
): Promise<void> {
  await visitor.header.getByRole('link', { name: /developer zone/i }).click();
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
  await visitor.header
    .locator(`a[href^="${other.page.split('/downloads')[0]}"]`)
    .first()
    .click();
  await expect(visitor.title).toHaveText(other.heading);
  await page.goBack();
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  await page.goBack();
}

for (const [index, [how, failure]] of Object.entries(failures).entries()) {
  const { name, title, page: address, heading } = remotes[index % remotes.length] as RemoteUnderTest;
  const other = remotes.find((one) => one.name !== name && one.name !== 'mfe-account') as RemoteUnderTest;
  const { inject, stage, startedFlag, expectedText, hangs } = failure;
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
    await visitor.markDocument();

    await tour({ page, visitor }, other);
    // The landing page stays until the second attempt has failed, too.
    await expectFailure();
    // A11Y-2.
    await expect(visitor.title).toHaveText(expectedText?.(title) ?? `${title} could not be loaded`);
    const { version } = live.release.metadata;
    await services.expectReport(
      { remote: name, version, stage, route: address, owner: expect.any(String) },
      `${name}@${version}`,
    );

    await services.clearFaults();
    await removeBugCause(page);
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading);
    expect(await visitor.isSameDocument(), 'without a reload').toBe(true);
    // The script of a manipulated release sets `attacked`. It must never run.
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
}
