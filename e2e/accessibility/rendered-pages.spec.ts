/** The message above a rendered page that could not be taken over. TAKEOVER-3. */
import type { Page } from '@playwright/test';
import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { anyOf, expect, REMOTE_LOAD_ERRORS, type Services, test } from '../support/fixtures';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /ConfigError/, /ContentError/),
});

const ADDRESS = '/cae/eda/downloads/latest';

interface State {
  readonly what: string;
  readonly message: string;
  readonly reach: (services: Services, page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    what: 'its content failed',
    message: 'published last',
    reach: (services) => services.injectFault({ call: 'content:cae-product/', kind: 'body', body: '{}' }),
  },
  {
    what: 'its remote failed',
    message: 'could not be loaded',
    reach: (services) =>
      services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 }),
  },
  {
    what: 'it is still loading after a while',
    message: 'still loading',
    async reach(services, page) {
      await page.clock.install();
      await services.injectFault({ call: 'content:cae-product/', kind: 'hang' });
    },
  },
  {
    what: 'the portal cannot start',
    message: 'is missing or wrong',
    reach: (services) => services.injectFault({ call: 'config', kind: 'status', status: 404 }),
  },
];

for (const { what, message, reach } of states)
  test(`a page in the first response: ${what}, light, dark and narrow, by keyboard`, async ({
    page,
    visitor,
    services,
  }) => {
    await reach(services, page);
    await page.goto(ADDRESS);
    const notice = page.getByRole('alert').filter({ hasText: message });
    await expect(async () => {
      if (what.includes('still loading')) await page.clock.fastForward(3_000);
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(visitor.main.getByRole('heading', { level: 1 }).last()).toBeVisible();
    expect(await axeViolations(page), 'light').toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => horizontalOverflow(page), 'pixels that are cut off at 360 px').toBe(0);
    expect(await axeViolations(page), 'narrow').toEqual([]);

    await emulateDark(page);
    expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([]);

    const retry = notice.getByRole('button', { name: /^(Try again|Retry)$/ });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(retry).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
    await services.clearFaults();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(visitor.title).toBeVisible();
  });
