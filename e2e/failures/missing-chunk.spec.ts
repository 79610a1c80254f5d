/**
 * A tab stays open while a deployment removes the files of the release that it runs. The rules for
 * deployments forbid this, but the page must recover even so.
 */
import { expect } from '../support/fixtures';
import { type RemoteName, remotes, scriptUrlPrefix } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { liveRelease } from './support/live-release';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

/** For each remote: the page to start on, the sidebar's link to one of its pages, and that page's chunk. */
const navigations: Readonly<Record<RemoteName, readonly [from: string, link: string, chunk: string]>> = {
  'mfe-hoops': ['/hoops/exchange/downloads', 'Product Downloads', 'download-detail'],
  'mfe-cae': ['/cae/cee_env_desktop/downloads', 'Product Downloads', 'download-detail'],
  'mfe-partner-oem': ['/toolkits/realdwg/downloads', 'Product Downloads', 'download-detail'],
  'mfe-account': ['/hoops/exchange/downloads', '60-Day Trial', 'trial'],
};

for (const { name, title, page: address, heading } of remotes) {
  test(`${name}: a page whose script is missing shows a message and recovers`, async ({
    page,
    visitor,
    services,
  }) => {
    const [from, link, chunk] = navigations[name];
    await visitor.open(from);
    await expect(visitor.title).toContainText('Older Versions');
    await services.injectFault({
      call: `static:${await scriptUrlPrefix(name, chunk)}`,
      kind: 'status',
      status: 404,
    });
    await visitor.sidebar.getByRole('link', { name: link }).click();
    const message = visitor.main.getByRole('alert');
    // PAGES-4: not the title of the page before.
    await expect(visitor.title).toHaveText(`This page of ${title} could not be loaded`);
    await expect(page).toHaveTitle(`This page of ${title} could not be loaded | Developer Zone`);
    await expect(message).toContainText('may have been updated');
    await expect(message.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    const { version } = (await liveRelease(name)).release.metadata;
    const owner = expect.any(String);
    await services.expectReport({ remote: name, version, stage: 'render', route: address, owner });

    await services.clearFaults();
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toHaveText(heading);
    await expect(page).toHaveURL(address);
  });
}
