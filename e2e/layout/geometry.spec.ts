import { onChangedPages } from '../support/changed-pages';
import { expect, test, type Visitor } from '../support/fixtures';
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
  /** What the visitor does there. Default: nothing. */
  readonly reach?: (visitor: Visitor, clock: PageClock) => Promise<void>;
}

const openYear = async ({ main }: Visitor, clock: PageClock) => {
  await main.locator('button[aria-expanded]').first().click();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await clock.untilQuiet();
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
  { what: 'training', address: '/hoops/communicator/training' },
  {
    what: 'a language',
    address: '/platform-products/autocad_oem/downloads/latest',
    reach: async ({ main }) => {
      await main.getByRole('combobox', { name: 'Select a Language' }).selectOption('French');
      await expect(main.getByRole('group').first()).toBeVisible();
    },
  },
];

/** What is as wide as its longest words. */
const LONG_WORDS: readonly State[] = [
  { what: 'a table', address: '/hoops/visualize/graphics-cards' },
  { what: 'links with names of files', address: '/toolkits/siemens-parasolid/downloads/latest' },
];
/** A desktop screen that is magnified to 500 %. */
const MAGNIFIED = { width: 240, height: 640 };

const CUSTOMER: readonly State[] = [
  {
    what: 'the landing page of a customer',
    address: '/start',
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
    await eachRow(
      services,
      [
        ...SIZES.flatMap((size) =>
          onChangedPages(states, ({ address }) => address).map((state) => ({ ...state, size })),
        ),
        ...states.slice(0, 1).map((state) => ({ ...state, size: NARROWEST })),
        ...onChangedPages(who === 'a visitor' ? LONG_WORDS : [], ({ address }) => address).map((state) => ({
          ...state,
          size: MAGNIFIED,
        })),
      ],
      ({ what, size }) => `${what}, ${size.width} px`,
      async ({ address, reach, size }) => {
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
      },
    );
  });

/** Pages whose texts and tables need the most room, and what the account service answers there. */
const TIGHT: readonly { readonly address: string; readonly trial?: string }[] = [
  { address: '/start' },
  { address: '/license_generator' },
  { address: '/hoops/exchange/trial', trial: '9999-12-31' },
  { address: '/hoops/publish/trial', trial: 'soon'.repeat(40) },
  { address: '/hoops/visualize/graphics-cards' },
  { address: '/toolkits/siemens-parasolid/downloads/latest' },
];

// LAYOUT-1.
test('at 240 px, and at 320 px with type of twice the size, no text lies on another one and no page is too wide', async ({
  page,
  visitor,
  services,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await visitor.signInAs('both');
  const sizes = [
    { width: 240, type: 16 },
    { width: 320, type: 32 },
  ];
  await eachRow(
    services,
    onChangedPages(TIGHT, ({ address }) => address).flatMap((tight) =>
      sizes.map((size) => ({ ...tight, ...size })),
    ),
    ({ address, width }) => `${address}, ${width} px`,
    async ({ address, trial, width, type }) => {
      // The whole page: rows of licenses below the screen are not laid out.
      await page.setViewportSize({ width, height: 4_000 });
      if (trial !== undefined)
        await services.injectFault({
          call: 'trialproduct',
          kind: 'body',
          body: { license_key: 'K-1', trial },
        });
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: type } });
      await visitor.open(address);
      await untilLive(page);
      await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
      await expect
        .poll(async () => (await layoutDefects(page)).filter((defect) => /lies on|wide|cut/.test(defect)))
        .toEqual([]);
    },
  );
});

// PAGE-33, REC-6.
test('on a phone, the facts of an older version are one line, and Download is in the first screen', async ({
  visitor,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open('/hoops/exchange/downloads/2025.2.0');
  const newer = visitor.main.getByRole('link', { name: 'Newer version' });
  await expect(newer).toBeVisible();
  const middle = async (element: typeof newer) => {
    const box = await element.boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  const date = visitor.main.getByRole('time').first();
  expect(Math.abs((await middle(newer)) - (await middle(date)))).toBeLessThan(4);
  const recommended = visitor.main.getByRole('region', { name: 'Recommended download' });
  await expect(recommended.getByRole('button', { name: /^Download / })).toBeInViewport({ ratio: 1 });
});

// LAYOUT-1. Its height is that of two lines for every greeting.
test('on a phone, a greeting of one line stays beside the words below it', async ({ visitor, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await expect(visitor.title).toHaveText('Welcome back, Paolo Ferri');
  const gap = await visitor.title.evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    const below = title.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN;
    return below - text.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(24);
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

// SIGN-2. The header stays where it is when the page is scrolled, and so does what hangs from it.
test('on a phone that is held sideways, every part of the sign-in form can be reached', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await visitor.open('/naming');
  await visitor.header.getByRole('button', { name: 'Sign In' }).click();
  const last = page.getByRole('form').getByRole('link', { name: 'Create an account' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** Pages with one defect each, and how the check names it. */
const DEFECTS = [
  ['a page that is too wide', '<div style="width: 2000px; height: 9px"></div>', /px too wide/],
  [
    'a head that is centered over cells that stand left',
    '<table style="width: 600px"><thead><tr><th>Version<tbody><tr><td>2026.3.0</table>',
    /the head th “Version” stands \d+ px beside its cells/,
  ],
  [
    'a text that is cut',
    '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">What is new in this version</p>',
    /“What is new.* is cut/,
  ],
  [
    'a table that is wider than its box',
    '<div style="width: 200px; overflow: auto"><p style="width: 300px">License key</p></div>',
    /is wider than its box/,
  ],
  [
    'a label on a link',
    '<div style="display: flex; width: 90px"><b style="flex: 0 0 90px">2026.1.1</b><i style="flex: 0 0 60px; margin-left: -50px">New</i></div>',
    /lies on i “New”/,
  ],
  [
    'a toast on a button',
    '<button style="display: block; width: 200px; height: 40px">Sign In</button><div style="position: fixed; top: 0; left: 0; width: 400px; height: 200px">log in</div>',
    /button “Sign In” is covered by div “log in”/,
  ],
  [
    'a notice that touches a picture',
    '<div style="border: 1px solid #000; border-radius: 4px; height: 60px">Notice</div><div style="background: #123; height: 60px">Picture</div>',
    /“Notice” touches div “Picture”/,
  ],
  [
    'an empty space in a card',
    '<div style="border: 1px solid #000; border-radius: 4px; padding: 90px 9px 9px">Your products</div>',
    /“Your products” has 9\d px of empty space/,
  ],
  [
    'cards that leave a part of their row empty',
    '<ul style="display: grid; grid-template-columns: repeat(4, 1fr); width: 800px; padding: 0"><li>A<li>B<li>C</ul>',
    /leaves 2\d\d px of its row empty/,
  ],
] as const;

// LAYOUT-1.
test('the check sees each kind of defect, and nothing on a page without one', async ({ page }) => {
  const show = async (content: string) => {
    await page.setContent(`<body style="margin: 9px"><main>${content}</main>`);
    return (await layoutDefects(page)).join('\n');
  };
  for (const [what, content, defect] of DEFECTS) expect(await show(content), what).toMatch(defect);
  expect(await show('<h1>Older versions</h1><p>Nothing is wrong <a href="/">here</a>.</p>')).toBe('');
});
