/** Phones, also held sideways, and screens that are magnified or have large type. */
import { onChangedPages } from '../support/changed-pages';
import { contentFault } from '../support/content-fault';
import { expect, type Fault, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { layoutDefects } from '../support/layout-defects';
import { eachRow } from '../support/rows';

// Nothing is measured while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface TightPage {
  readonly address: string;
  /** What a service answers there. Default: as everywhere. */
  readonly fault?: Fault;
  /** A defect that is none there. Default: each is one. */
  readonly allowed?: RegExp;
}

const trialUntil = (trial: string): Fault => ({
  call: 'trialproduct',
  kind: 'body',
  body: { license_key: 'K-1', trial },
});

const LONG_VERSION = '2026.9 Service Pack 2 Update 1 (November 2026, Windows and Linux)';

/** A long version, also in the headers of sections. */
const LONG_RELEASE = {
  title: 'Ceetron SAM',
  version: LONG_VERSION,
  sections: ['2026.9.0 U1', LONG_VERSION, 'x'.repeat(80)].map((patch) => ({
    name: 'Documentation and Samples',
    patch,
    files: [{ filename: `${patch.length}.zip` }],
  })),
};

/** Pages whose texts and tables need the most room. */
const TIGHT: readonly TightPage[] = [
  { address: '/start' },
  // Its cells stand below each other. The head has the buttons that sort.
  { address: '/license_generator', allowed: /^the head th/ },
  { address: '/hoops/exchange/trial', fault: trialUntil('9999-12-31') },
  { address: '/hoops/publish/trial', fault: trialUntil('soon'.repeat(40)) },
  { address: '/hoops/visualize/graphics-cards' },
  { address: '/toolkits/siemens-parasolid/downloads/latest' },
  {
    address: '/cae/cee_sam/downloads/2026.9',
    fault: contentFault('cae-product/cee_sam/cee_sam-2026-9', LONG_RELEASE),
  },
];

// LAYOUT-1.
test('at 240 px, and at 320 px with type of twice the size, nothing overlaps, is cut or too wide', async ({
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
  const rows = onChangedPages(TIGHT, ({ address }) => address).flatMap((tight) =>
    sizes.map((size) => ({ what: `${tight.address}, ${size.width} px`, ...tight, ...size })),
  );
  await eachRow(services, rows, async ({ address, fault, allowed, width, type }) => {
    // The whole page: rows of licenses below the screen are not laid out.
    await page.setViewportSize({ width, height: 4_000 });
    if (fault !== undefined) await services.injectFault(fault);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: type } });
    await visitor.open(address);
    await untilLive(page);
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect
      .poll(async () => (await layoutDefects(page)).filter((defect) => !allowed?.test(defect)))
      .toEqual([]);
  });
});

// PAGE-33, REC-6, UI-4.
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

  // By keyboard, each link of the row above scrolls into view as a whole.
  const links = await page.getByRole('navigation', { name: 'HOOPS Exchange' }).getByRole('link').all();
  await links[0]?.focus();
  for (const link of links) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
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

// NOTICE-4. 1280 × 1024 at a zoom of 400 %.
test('on a low screen, a toast is not below the screen because of a long notice', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visitor.open('/license_generator');
  await expect(visitor.main.getByRole('status').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: 'log in' });
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
});
