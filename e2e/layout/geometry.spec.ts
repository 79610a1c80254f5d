import { onChangedPages } from '../support/changed-pages';
import { contentFault } from '../support/content-fault';
import { expect, type Fault, test, type Visitor } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { layoutDefects } from '../support/layout-defects';
import { installClock, type PageClock } from '../support/page-clock';
import { eachRow } from '../support/rows';

// Nothing is measured while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** A desktop screen that is magnified to 400 %, and the smallest phones. */
const NARROWEST = { width: 320, height: 640 };

interface State {
  readonly what: string;
  readonly address: string;
  /** What a service answers there. Default: as everywhere. */
  readonly fault?: Fault;
  /** What the visitor does there. Default: nothing. */
  readonly reach?: (visitor: Visitor, clock: PageClock) => Promise<void>;
}

const openYear = async ({ main }: Visitor, clock: PageClock) => {
  await main.locator('button[aria-expanded]').first().click();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await clock.untilQuiet();
};

const LONG_WORD = 'y'.repeat(180);

/** Words without a space for a language and on a button. */
const LONG_WORDS = {
  title: 'AutoCAD OEM 2031',
  prod: { languages: [{ language: LONG_WORD, files: [{ filename: 'a.exe' }] }] },
  resources: [{ text: 'Guide', button: LONG_WORD, file_name: 'guide.zip' }],
};

const VISITOR: readonly State[] = [
  { what: 'the landing page', address: '/start' },
  // NOTICE-4.
  {
    what: 'the landing page after the guard',
    address: '/license_generator',
    reach: async ({ page, main }) => {
      await expect(page.getByRole('alert').filter({ hasText: 'log in' })).toBeVisible();
      await expect(page.getByRole('status').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Your products in one place' })).toBeVisible();
    },
  },
  { what: 'older versions', address: '/hoops/exchange/downloads', reach: openYear },
  { what: 'older versions by year', address: '/platform-products/autocad_oem/downloads' },
  { what: 'demos', address: '/hoops/demos' },
  {
    what: 'the recommended file with its alert',
    address: '/hoops/exchange/downloads/latest',
    reach: async ({ main }, clock) => {
      const region = main.getByRole('region', { name: 'Recommended download' });
      await region.getByRole('combobox', { name: 'Your system' }).selectOption('Linux');
      await region.getByRole('button', { name: 'Download' }).click();
      await expect(region.getByRole('alert')).toBeVisible();
      await clock.untilQuiet();
      // The card grows with the alert: what is at its foot stays inside.
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      const foot = region.getByRole('combobox', { name: 'Your system' });
      expect(await foot.evaluate(bottomOf)).toBeLessThan((await region.evaluate(bottomOf)) - 12);
    },
  },
  { what: 'training', address: '/hoops/communicator/training' },
  {
    what: 'a language',
    address: '/platform-products/autocad_oem/downloads/latest',
    reach: async ({ main }) => {
      await main.getByRole('combobox', { name: 'Select a Language' }).selectOption('French');
      await expect(main.getByRole('group').first()).toBeVisible();
    },
  },
  {
    what: 'words without a space',
    address: '/platform-products/autocad_oem/downloads/2031',
    fault: contentFault('partner-product/autocad_oem/autocad_oem-2031', LONG_WORDS),
    reach: async ({ main }) => {
      await main.getByRole('combobox', { name: 'Select a Language' }).selectOption(LONG_WORD);
      await expect(main.getByRole('group').first()).toBeVisible();
    },
  },
];

const CUSTOMER: readonly State[] = [
  {
    what: 'the landing page of a customer',
    address: '/start',
    reach: async ({ main }) => expect(main.getByRole('row').nth(1)).toBeVisible(),
  },
  {
    what: 'the landing page of a customer with a long name',
    address: '/start',
    fault: {
      call: 'licensed_products',
      kind: 'body',
      body: { products: [{ company_name: LONG_WORD, products_licensed: 'RealDWG' }], deals: [] },
    },
    reach: async ({ main }) => expect(main.getByRole('row').nth(1)).toBeVisible(),
  },
  {
    what: 'a comparison',
    address: '/hoops/exchange/downloads/latest',
    reach: async ({ main, page }) => {
      await main.getByRole('button', { name: 'Compare versions' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: /^Files added/ })).toBeVisible();
    },
  },
  { what: 'an article', address: '/toolkits/realdwg' },
];

// LAYOUT-1.
for (const [who, states] of [
  ['a visitor', VISITOR],
  ['a customer', CUSTOMER],
] as const)
  test(`pages of ${who}: nothing overlaps, touches, is cut, or stands beside its head`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    const clock = await installClock(visitor.page);
    if (who === 'a customer') await visitor.signInAs('partner');
    const rowsAt = (some: readonly State[], size: typeof NARROWEST) =>
      some.map((state) => ({ ...state, what: `${state.what}, ${size.width} px`, size }));
    const changed = onChangedPages(states, ({ address }) => address);
    const rows = [
      ...SIZES.flatMap((size) => rowsAt(changed, size)),
      ...rowsAt(states.slice(0, 1), NARROWEST),
    ];
    await eachRow(services, rows, async ({ address, fault, reach, size }) => {
      if (fault !== undefined) await services.injectFault(fault);
      await visitor.page.setViewportSize(size);
      await visitor.open(address);
      await expect(visitor.title).toBeVisible();
      // What comes later is measured, too: news, marks, filter, what licenses say. A toast would be gone by then.
      if (reach === undefined) {
        await untilLive(visitor.page);
        await clock.untilQuiet();
      }
      await reach?.(visitor, clock);
      await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => layoutDefects(visitor.page)).toEqual([]);
    });
  });

test('what the keyboard reaches is not behind the bar of selected files', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visitor.open('/hoops/exchange/downloads/latest?os=linux');
  const boxes = visitor.main.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = visitor.main.getByRole('region', { name: 'Selected files' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await visitor.main.getByLabel('File name').focus();
  const last = visitor.main.getByRole('group').nth(1).getByRole('button', { name: 'Copy command' });
  /** What has the focus, if its middle is behind the bar. */
  const hidden = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(hit) && !element.contains(focused) ? focused.textContent : null;
    });
  for (let stops = 0; !(await last.evaluate((element) => element === document.activeElement)); stops += 1) {
    expect(stops, 'tab stops before the second card’s last tool').toBeLessThan(40);
    await page.keyboard.press('Tab');
    await expect.poll(hidden, 'is behind the bar').toBe(null);
  }
});
