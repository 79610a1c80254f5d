import { expect, test } from '../support/fixtures';

const START = '/start';

/** Redirects of paths without a page. NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, LINK-2. */
const redirects: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'an unknown path redirects to the landing page': [
    ['/', START],
    ['/nothing/here', START],
    ['/hoops', START],
    ['/hoops/nothing', START],
    ['/cae/nothing/downloads/latest', START],
    ['/toolkits/nothing', START],
    ['/platform-products/nothing', START],
  ],
  'a section without its own page redirects to its latest downloads': [
    ['/hoops/communicator', '/hoops/communicator/downloads/latest'],
    ['/hoops/luminate/trial', '/hoops/luminate/downloads/latest'],
    ['/hoops/publish/nothing/at/all', '/hoops/publish/downloads/latest'],
    ['/hoops/visualize/3df', '/hoops/visualize/3df/downloads/latest'],
    ['/hoops/hpdv', '/hoops/hpdv/downloads/latest'],
    ['/cae/eda/nothing', '/cae/eda/downloads/latest'],
  ],
  'a section with its own page redirects there': [
    ['/hoops/visualize/nothing', '/hoops/visualize'],
    ['/hoops/the-hoops-platform/nothing', '/hoops/the-hoops-platform'],
    ['/hoops/the-hoops-web-platform/downloads/latest', '/hoops/the-hoops-web-platform'],
    ['/toolkits/polygonica/platforms', '/toolkits/polygonica'],
    ['/platform-products/inventor_oem/downloads', '/platform-products/inventor_oem'],
  ],
  'links of the literal link rule redirect to the real pages': [
    ['/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
    ['/hoops/cee_env_desktop/downloads/latest', '/cae/cee_env_desktop/downloads/latest'],
    ['/LGPL', '/qt-toolkit/downloads'],
  ],
};

for (const [what, rows] of Object.entries(redirects)) {
  test(what, async ({ page, visitor }) => {
    for (const [from, to] of rows)
      await test.step(`${from} to ${to}`, async () => {
        await visitor.open(from);
        await expect(page).toHaveURL(new RegExp(`${to}/?$`));
        await expect(visitor.title).toBeVisible();
      });
  });
}

/** Pages with their document title and heading. CFG-5. */
const titles: readonly (readonly [address: string, title: RegExp, heading: RegExp])[] = [
  ['/start', /^Home/, /^Welcome to the Developer Zone$/],
  ['/naming', /^Package Naming/, /naming/i],
  ['/hoops/communicator/downloads/latest', /HOOPS Communicator/, /^HOOPS Communicator 2026\.3\.0$/],
  ['/hoops/exchange/downloads', /HOOPS Exchange.*Older Versions/, /Older Versions/],
  ['/hoops/publish/trial', /HOOPS Publish.*Trial/, /Trial/],
  ['/hoops/communicator/training', /Training/, /Training/],
  ['/hoops/visualize/graphics-cards', /Graphics/, /Graphics/],
  ['/hoops/cadflow', /^HOOPS CADFlow/, /^HOOPS CADFlow$/],
  ['/cae/cee_env_cloud/downloads/latest', /Ceetron Envision Web/, /^Ceetron Envision Web 2026\.2\.0$/],
  ['/toolkits/siemens-parasolid/platforms', /Parasolid.*Platforms/, /Platforms/],
  ['/platform-products/autocad_oem/support', /AutoCAD OEM.*Support/, /Support/],
  ['/qt-toolkit/downloads', /Qt/, /Qt/],
];

// A11Y-2.
test('every page has its document title and one level-1 heading', async ({ page, visitor }) => {
  for (const [address, title, heading] of titles)
    await test.step(address, async () => {
      await visitor.open(address);
      await expect(visitor.title).toHaveText(heading);
      await expect(visitor.title).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveTitle(/ \| Developer Zone$/);
    });
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
