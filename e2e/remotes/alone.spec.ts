import { test as base, expect } from '../support/fixtures';
import { onePerKind, pages } from '../support/pages';
import { type RemoteName, remotes } from '../support/remotes';
import { type PortalServer, startPortal } from '../support/server';
import { Services } from '../support/services';
import { createSingleRemoteSite } from '../support/single-remote-site';

/** A portal whose registry lists one remote. */
const test = base.extend<{ readonly only: RemoteName; readonly alone: PortalServer }>({
  only: ['mfe-hoops', { option: true }],
  alone: async ({ only }, use) => {
    const site = await createSingleRemoteSite(only);
    const server = await startPortal(site.folder);
    await use(server);
    await server.stop();
    await site.remove();
  },
  baseURL: async ({ alone }, use) => use(alone.origin),
  services: async ({ alone }, use) => use(new Services(alone.origin)),
});

for (const { name } of remotes) {
  test.describe(`${name} alone`, () => {
    test.use({ only: name });

    test('draws each kind of its pages in the shell', async ({ page, visitor }) => {
      const asked = new Set<string>();
      page.on('request', (request) => {
        const remote = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
        if (remote !== undefined) asked.add(remote);
      });
      await visitor.signInAs('partner');
      for (const { address } of onePerKind(pages.filter(({ owner }) => owner === name)))
        await test.step(address, async () => {
          await visitor.open(address);
          await expect(visitor.title).toBeVisible();
          await expect(page).toHaveURL(address);
          await expect(visitor.main.getByRole('alert')).toHaveCount(0);
        });
      expect([...asked]).toEqual([name]);
    });

    test('leaves the landing page whole, and other sections unknown', async ({ page, visitor }) => {
      const elsewhere = remotes.find((other) => other.name !== name && other.name !== 'mfe-account');
      await visitor.open(elsewhere?.page ?? '');
      await expect(page).toHaveURL(/\/start$/);
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await expect(visitor.main.getByRole('alert')).toHaveCount(0);
      await expect(visitor.signInButton).toBeVisible();
    });
  });
}
