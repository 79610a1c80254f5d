/** A remote's files hang: the connection is open and no response comes. Then the remote recovers. */
import { expect } from '../support/fixtures';
import { type RemoteName, remotes } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { fastForwardUntilVisible } from './support/failures';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

/** Limit from the click on "Try again" to the page. */
const RECOVERY_MS = 3_000;

const filesOf = (name: RemoteName) => `**/remotes/${name}/**`;

for (const { name, title, page: address, heading } of remotes) {
  test(`${name} hangs completely: Try again shows the page within ${RECOVERY_MS} ms`, async ({
    page,
    visitor,
  }) => {
    await page.route(filesOf(name), () => new Promise(() => undefined));
    await page.clock.install();
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await fastForwardUntilVisible(page, message);
    await expect(message).toContainText(`${title} could not be loaded`);

    await page.unroute(filesOf(name));
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY_MS });
  });

  test(`${name} loads its entry only, other files hang: Try again shows the page within ${RECOVERY_MS} ms`, async ({
    page,
    visitor,
  }) => {
    // The entry loads; what the entry requests hangs.
    await page.route(filesOf(name), (route, request) =>
      request.url().includes('remoteEntry') ? route.fallback() : new Promise(() => undefined),
    );
    await page.clock.install();
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await fastForwardUntilVisible(page, message);
    await expect(message).toContainText('could not be loaded');

    await page.unroute(filesOf(name));
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY_MS });
  });

  test(`${name} holds its connections: Try again still gets a connection`, async ({
    page,
    visitor,
    services,
  }) => {
    await services.injectFault({ call: `static:/remotes/${name}/`, kind: 'hang' });
    await page.clock.install();
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await fastForwardUntilVisible(page, message);
    await expect(message).toContainText(`${title} could not be loaded`);

    // Pending requests keep hanging; only new requests get a response.
    await services.clearFaults();
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY_MS });
  });
}
