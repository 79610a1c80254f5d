import { expect, test } from '../support/fixtures';

/**
 * Redirects of paths without a page, one for each place in the code that redirects: the shell, a remote, its sections. The
 * table of all paths is in the catalog's tests. NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, LINK-2.
 */
const redirects: readonly (readonly [what: string, from: string, to: string])[] = [
  ['no remote owns it', '/nothing/here', '/start'],
  ['no section of the remote', '/hoops/nothing', '/start'],
  ['a section without a page of its own', '/hoops/publish/nothing/at/all', '/hoops/publish/downloads/latest'],
  ['a section with a page of its own', '/toolkits/polygonica/platforms', '/toolkits/polygonica'],
  ['the literal link rule', '/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
  [
    'the link rule, to another remote',
    '/hoops/cee_env_desktop/downloads/latest',
    '/cae/cee_env_desktop/downloads/latest',
  ],
  ['a single old address', '/LGPL', '/qt-toolkit/downloads'],
];

test('a path without a page leads to one', async ({ page, visitor }) => {
  for (const [what, from, to] of redirects)
    await test.step(`${what}: ${from} to ${to}`, async () => {
      await visitor.open(from);
      await expect(page).toHaveURL(new RegExp(`${to}/?$`));
      await expect(visitor.title).toBeVisible();
    });
});

// NAV-2.
test('the root of a product keeps its query and hash', async ({ page, visitor }) => {
  await visitor.open('/hoops/communicator?os=Linux#files');
  await expect(page).toHaveURL(/\/downloads\/latest\?os=Linux#files$/);
  await expect(visitor.main.getByRole('combobox', { name: 'System', exact: true })).toHaveValue('linux');
});

// VER-1.
test('a version in the URL is case-insensitive', async ({ visitor }) => {
  await visitor.open('/hoops/communicator/downloads/2024_SP1_U1');
  await expect(visitor.title).toHaveText('HOOPS Communicator 2024 SP1 U1');
  await visitor.open('/toolkits/realdwg/downloads/LATEST');
  await expect(visitor.title).toHaveText('RealDWG 2026.1.1');
});

// HOST-1.
test('/developer-support redirects to the support site', async ({ page, visitor }) => {
  await visitor.open('/start');
  await visitor.open('/developer-support');
  await page.waitForURL('**/places/support');
  // The redirect replaced the history entry: going back does not return to it.
  await page.goBack();
  await expect(page).toHaveURL(/\/start$/);
});

// HOOPS-1.
test('CADFlow is an external page in a frame 2000 px high', async ({ visitor }) => {
  await visitor.open('/hoops/cadflow');
  const frame = visitor.main.locator('iframe');
  await expect(frame).toHaveAttribute('src', '/places/cadflow');
  const [box, main] = [await frame.boundingBox(), await visitor.main.boundingBox()];
  expect(box?.height).toBe(2000);
  expect(box?.width).toBe(main?.width);
});
