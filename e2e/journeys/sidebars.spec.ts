import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { eachRow } from '../support/rows';

const DOWNLOADS = 'Product Downloads';
const OLDER = 'Older Versions';

interface SidebarRow {
  readonly page: string;
  readonly name: string;
  /** The links; those in brackets leave the portal. SIDE-1, SIDE-3, SIDE-4, SIDE-5, SIDE-6, SIDE-7, SIDE-8, SIDE-10. */
  readonly links: readonly string[];
  readonly current: string;
}

const sidebars: readonly SidebarRow[] = [
  {
    page: '/hoops/communicator/downloads/latest',
    name: 'HOOPS Communicator',
    links: [
      '60-Day Trial',
      DOWNLOADS,
      OLDER,
      '[Latest Documentation]',
      '[Documentation Archive]',
      '[Supported File Formats]',
      '[Release Notes]',
      '[Roadmap]',
    ],
    current: DOWNLOADS,
  },
  {
    page: '/hoops/exchange/downloads',
    name: 'HOOPS Exchange',
    links: [
      '60-Day Trial',
      '[HOOPS Learning Platform]',
      DOWNLOADS,
      '[Documentation]',
      '[Supported File Formats]',
      '[Supported Platforms]',
      '[Release Notes]',
      '[Roadmap]',
      OLDER,
    ],
    current: OLDER,
  },
  {
    page: '/hoops/luminate/downloads/2025.1.0',
    name: 'HOOPS Luminate',
    links: [
      DOWNLOADS,
      '[Latest Documentation]',
      '[Documentation Archive]',
      '[Release Notes]',
      '[Roadmap]',
      OLDER,
    ],
    current: OLDER,
  },
  {
    page: '/hoops/visualize',
    name: 'HOOPS Visualize',
    links: ['60-Day Trial', '3DF API Downloads', 'HPS API Downloads', 'Graphics Devices'],
    current: '',
  },
  {
    page: '/hoops/visualize/3df/lts/download',
    name: 'HOOPS Visualize 3DF',
    links: [
      '60-Day Trial',
      DOWNLOADS,
      'LTS Downloads',
      '[Documentation]',
      '[Documentation Archive]',
      'Graphics Devices',
      '[Release Notes]',
      '[Roadmap]',
      OLDER,
    ],
    current: 'LTS Downloads',
  },
  {
    page: '/cae/eda/downloads/latest',
    name: 'Ceetron Envision Demo Analyzer',
    links: [DOWNLOADS, OLDER],
    current: DOWNLOADS,
  },
  {
    page: '/toolkits/siemens-parasolid/platforms',
    name: 'Parasolid',
    links: ['About', DOWNLOADS, OLDER, 'Platforms'],
    current: 'Platforms',
  },
  {
    page: '/platform-products/inventor_oem',
    name: 'Inventor OEM',
    links: ['About', DOWNLOADS, 'Documentation', 'Support'],
    current: 'About',
  },
];

test('each sidebar has its links and marks the current page', async ({ visitor, services }) => {
  await eachRow(
    services,
    sidebars,
    ({ page: address }) => address,
    async ({ page: address, name, links, current }) => {
      await visitor.open(address);
      const sidebar = visitor.main.getByRole('navigation', { name });
      await expect(sidebar).toBeVisible();
      const shown = await sidebar.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const text = link.textContent?.replace(/opens in a new tab/, '').trim() ?? '';
          return link.getAttribute('target') === '_blank' ? `[${text}]` : text;
        }),
      );
      expect(shown.toSorted()).toEqual(links.toSorted());
      await expect(sidebar.locator('[aria-current]')).toHaveText(current === '' ? [] : [current]);
    },
  );
});

test('navigation moves the current mark and the focus, without a reload', async ({ page, visitor }) => {
  await visitor.open('/hoops/exchange/downloads/latest');
  await expect(visitor.title).toBeVisible();
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  // The trial page belongs to another remote and has the same sidebar.
  for (const name of [OLDER, '60-Day Trial', DOWNLOADS]) {
    await visitor.sidebar.getByRole('link', { name }).click();
    await expect(visitor.sidebar.locator('[aria-current]')).toHaveText(name);
    await expect(visitor.main).toBeFocused();
  }
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
