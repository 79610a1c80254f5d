import type { Locator, Page } from '@playwright/test';
import { account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { md5Of } from '../support/visitor';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** More tab stops than any page has before its content. */
const MAX_TAB_STOPS = 80;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The focused element if its focus is not visible, else `null`. */
const elementWithHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    // A focus ring may be on the element, on its pseudo-elements, or on the frame of a field.
    const frame = element.matches('input') ? element.closest('.ant-select') : null;
    const rings = [element, ...(frame === null ? [] : [frame])].flatMap((one) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)),
    );
    const ring = rings.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    return ring && element.matches(':focus-visible') ? null : element.outerHTML.slice(0, 200);
  });

/** Moves the focus to an element with the Tab key. Every stop on the way must show its focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    await expect.poll(() => elementWithHiddenFocus(page), 'the focus cannot be seen at').toBe(null);
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

// SIGN-1, SIGN-3. Visits /license_generator by a link.
test('signs in, downloads a file and copies a license key by keyboard', async ({ page, visitor }) => {
  const { email, password } = account('partner');
  const { keyboard } = page;
  await visitor.open('/hoops/communicator/downloads/latest');

  await tabTo(page, visitor.signInButton);
  await keyboard.press('Enter');
  await expect(visitor.signInForm.getByLabel('Email')).toBeFocused();
  await keyboard.press('Escape');
  await expect(visitor.signInForm).toBeHidden();
  await expect(visitor.signInButton).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type(email);
  await tabTo(page, visitor.signInForm.getByLabel('Password', { exact: true }));
  await keyboard.type(password);
  await Promise.all([page.waitForEvent('load'), keyboard.press('Enter')]);
  await expect(visitor.userButton('Paolo Ferri')).toContainText('Fabrikam Manufacturing');
  await expect(page).toHaveURL(/\/hoops\/communicator\/downloads\/latest$/);

  // The skip link passes the header.
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await keyboard.press('Enter');
  await expect(visitor.main).toBeFocused();

  await tabTo(page, visitor.section('Linux'));
  await keyboard.press('Enter');
  const card = visitor.card('HOOPS_Communicator_2026.3.0_Linux.tar.gz');
  await tabTo(page, card.getByRole('button', { name: 'Download' }));
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  await expect(card.getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));
  await expect(card.getByRole('button', { name: 'Download' })).toBeFocused();

  await visitor.open('/start');
  await tabTo(page, visitor.main.getByRole('link', { name: 'Your licenses' }));
  await keyboard.press('Enter');
  const license = visitor.license('RealDWG');
  await tabTo(page, license.getByRole('button', { name: 'Copy Key' }));
  await keyboard.press('Enter');
  await expect(license.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

// A11Y-6.
test('a dialog traps the focus and returns it', async ({ page, visitor }) => {
  await visitor.open('/start');
  const opener = visitor.main.getByRole('button', { name: 'Contact Sales' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // After the dialog's last control come those of the browser, where no element of the page has the focus.
  const isBehind = () =>
    dialog.evaluate((element) => {
      const { activeElement, body } = document;
      return activeElement !== body && !element.contains(activeElement);
    });
  for (const key of ['Shift+Tab', ...Array.from({ length: 20 }, () => 'Tab')]) {
    await page.keyboard.press(key);
    await expect.poll(isBehind, key).toBe(false);
  }
  // The form is a document of its own, whose keys the page does not get.
  const close = dialog.getByRole('button', { name: 'Close' });
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // A visitor who is at a control before the dialog has come to rest stays there.
  await page.keyboard.press('Enter');
  await close.focus();
  await page.evaluate(() => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(moves.map(({ finished }) => finished));
  });
  await expect(close).toBeFocused();
});

test('selects a language by keyboard', async ({ page, visitor }) => {
  await visitor.open('/platform-products/autocad_oem/downloads/latest');
  await tabTo(page, visitor.main.getByRole('combobox', { name: 'Select a Language' }));
  await page.keyboard.press('ArrowDown');
  await expect(visitor.main.getByRole('group', { name: /^AutoCAD_OEM_2026_/ }).first()).toBeVisible();
});
