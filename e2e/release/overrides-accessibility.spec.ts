/** Accessibility of the overrides' badge and panel. */
import { axeViolations, emulateDark, horizontalOverflow } from '../support/axe';
import { CAE } from '../support/remotes';
import { badge, card, expect, panel, setOverride, test } from './support/overrides-test';

test.describe('badge and panel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1280, 360])
    for (const scheme of ['light', 'dark'])
      test(`${width} px wide, ${scheme}: no axe violations, no horizontal scrolling`, async ({
        page,
        visitor,
        serveCae,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        const build = await serveCae();
        await setOverride(page, { [CAE.name]: build.manifest });
        await visitor.open(CAE.page);
        await expect(visitor.title).toHaveText(CAE.heading);
        await expect(badge(page)).toBeVisible();
        if (scheme === 'dark') await emulateDark(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);

        // The badge has its own row, above the page.
        const [row, start] = await Promise.all([
          badge(page).boundingBox(),
          page.getByRole('main').boundingBox(),
        ]);
        expect(start?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) - 1);

        await badge(page).getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect(card(page, CAE.name)).toContainText('Ready');
        await card(page, CAE.name).getByText('Shared modules').click();
        await expect(card(page, CAE.name).getByRole('row', { name: /^react / })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
        const [visibleWidth, contentWidth] = await panel(page).evaluate((dialog) => {
          const body = dialog.querySelector('.ant-drawer-body') ?? dialog;
          return [body.clientWidth, body.scrollWidth];
        });
        expect(contentWidth).toBeLessThanOrEqual(visibleWidth ?? 0);
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
      });
});
