import { test as base, expect } from '../support/fixtures';
import { onePerKind, pages } from '../support/pages';
import { type RemoteName, remotes } from '../support/remotes';
import { type PortalServer, startPortal } from '../support/server';
import { Services } from '../support/services';
import { createSingleRemoteSite } from '../support/single-remote-site';

/** A portal whose registry lists one remote. Nothing is rendered, so what its pages show is drawn by that remote. */
const test = base.extend<{ readonly onlyRemote: RemoteName; readonly alone: PortalServer }>({
  onlyRemote: ['mfe-hoops', { option: true }],
  alone: async ({ onlyRemote }, use) => {
    const site = await createSingleRemoteSite(onlyRemote);
    const server = await startPortal(site.path, 'none');
    await use(server);
    await server.stop();
    await site.remove();
  },
  baseURL: async ({ alone }, use) => use(alone.origin),
  services: async ({ alone }, use) => use(new Services(alone.origin)),
});

for (const { name } of remotes) {
  const own = pages.filter(({ owner }) => owner === name);
  if (own.length === 0) continue;
  test.describe(`${name} alone`, () => {
    test.use({ onlyRemote: name });

    test('renders each kind of its pages in the shell; unknown sections redirect to the landing page', async ({
      page,
      visitor,
    }) => {
      const requested = new Set<string>();
      page.on('request', (request) => {
        const remote = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
        if (remote !== undefined) requested.add(remote);
      });
      const otherRemote = remotes.find((other) => other.name !== name && other.name !== 'mfe-account');
      await visitor.open(otherRemote?.page ?? '');
      await expect(page).toHaveURL(/\/start$/);
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await expect(visitor.main.getByRole('alert')).toHaveCount(0);
      await expect(visitor.signInButton).toBeVisible();

      await visitor.signInAs('partner');
      // Others than the first as links open them, which takes a third of the time.
      for (const [index, { address }] of onePerKind(own).entries())
        await test.step(address, async () => {
          await (index === 0 ? visitor.open(address) : visitor.follow(address));
          await expect(page).toHaveURL(address);
          await visitor.untilLoaded();
          await expect(visitor.main.getByRole('alert')).toHaveCount(0);
        });
      expect([...requested]).toEqual([name]);
    });
  });
}
