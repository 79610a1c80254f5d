/** Every file of a remote hangs: the connection is open, and no answer comes. Then its team mends it. */
import { expect } from '../support/fixtures';
import { type RemoteName, remotes } from '../support/remotes';
import { FAILING_PART, test } from './support/failing-test';

test.use({ expectedErrors: FAILING_PART });

/** From the click on "Try again" to the page, in milliseconds. */
const RECOVERY = 3_000;

const filesOf = (name: RemoteName) => `**/remotes/${name}/**`;

for (const { name, title, page: address, heading } of remotes) {
  test(`${name} hangs as a whole: Try again brings the page at once`, async ({ page, visitor }) => {
    await page.route(filesOf(name), () => new Promise(() => undefined));
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText(`${title} could not be loaded`);

    await page.unroute(filesOf(name));
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY });
  });

  test(`${name} comes without its pages, which hang: Try again brings them at once`, async ({
    page,
    visitor,
  }) => {
    // Its entry comes, and nothing that the entry asks for.
    await page.route(filesOf(name), (route, request) =>
      request.url().includes('remoteEntry') ? route.fallback() : new Promise(() => undefined),
    );
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText('could not be loaded');

    await page.unroute(filesOf(name));
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY });
  });

  test(`${name} keeps its connections open: Try again still finds one`, async ({ visitor, services }) => {
    await services.injectFault({ call: `static:/remotes/${name}/`, kind: 'hang' });
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText(`${title} could not be loaded`);

    // What hangs goes on hanging; only new requests are answered.
    await services.clearFaults();
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading, { timeout: RECOVERY });
  });
}
