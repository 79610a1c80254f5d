/**
 * A remote's files hang: the connection is open and no response comes. Then the remote recovers. The ways to hang take
 * turns with the remotes: a host waits for each remote with the same code.
 */
import type { Page } from '@playwright/test';
import { expect, type Services } from '../support/fixtures';
import { type RemoteName, remotes } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { fastForwardUntilVisible } from './support/failures';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

/** Limit from the click on "Try again" to the page. */
const RECOVERY_MS = 3_000;

interface Hanging {
  readonly how: string;
  readonly begin: (page: Page, services: Services, name: RemoteName) => Promise<unknown>;
  readonly end: (page: Page, services: Services) => Promise<unknown>;
}

const filesOf = (name: RemoteName) => `**/remotes/${name}/**`;
const never = () => new Promise(() => undefined);

const HANGING: readonly Hanging[] = [
  {
    how: 'hangs completely',
    begin: (page, _, name) => page.route(filesOf(name), never),
    end: (page) => page.unrouteAll(),
  },
  {
    how: 'loads its entry only, other files hang',
    begin: (page, _, name) =>
      page.route(filesOf(name), (route, request) =>
        request.url().includes('remoteEntry') ? route.fallback() : never(),
      ),
    end: (page) => page.unrouteAll(),
  },
  {
    // Pending requests keep hanging; only new requests get a response.
    how: 'holds its connections',
    begin: (_, services, name) => services.injectFault({ call: `static:/remotes/${name}/`, kind: 'hang' }),
    end: (_, services) => services.clearFaults(),
  },
];

for (const [index, { name, title, page: address, heading }] of remotes.entries()) {
  const { how, begin, end } = HANGING[index % HANGING.length] as Hanging;
  test(`${name} ${how}: Try again shows the page within ${RECOVERY_MS} ms`, async ({
    page,
    visitor,
    services,
  }) => {
    await begin(page, services, name);
    await page.clock.install();
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await fastForwardUntilVisible(page, message);
    await expect(message).toContainText(`${title} could not be loaded`);

    await end(page, services);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY_MS });
  });
}
