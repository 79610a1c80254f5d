/** States of pages that their visitors reach. Those of pages that cannot be shown: unavailable.spec.ts. */
import { type AccountName, account } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { onChangedPages } from '../support/changed-pages';
import { expect, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';

// A refused sign-in is logged.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: NETWORK_ERROR });

interface State {
  readonly what: string;
  /** Reaches the state from the one before, and waits until it shows. */
  readonly reach: (visitor: Visitor) => Promise<unknown>;
}

/** The states of a page that one visitor reaches. */
interface Visit {
  readonly page: string;
  /** Who is signed in. Default: nobody. */
  readonly user?: AccountName;
  readonly states: readonly State[];
}

const menu = (name: string): State => ({
  what: `the menu ${name}`,
  reach: async ({ header }) => {
    const button = header.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(header.locator('[aria-expanded=true]')).toHaveCount(1);
    await expect(header.getByRole('link').nth(2)).toBeVisible();
  },
});

const visits: readonly Visit[] = [
  {
    page: '/naming',
    states: [
      menu('PRODUCTS'),
      menu('HOOPS'),
      menu('DOCUMENTATION'),
      {
        what: 'the sign-in form with its message',
        reach: async (visitor) => {
          await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
          await expect(visitor.signInForm.getByRole('alert')).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/start',
    states: [
      {
        what: 'the landing page of a visitor',
        reach: async (visitor) => {
          await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
          await visitor.openSection('OEM');
        },
      },
      {
        what: 'the contact form in its drawer',
        reach: async (visitor) => {
          await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
          await expect(visitor.page.getByRole('dialog').locator('iframe')).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/start',
    user: 'evaluator',
    states: [
      {
        what: 'the landing page of an evaluator',
        reach: (visitor) => expect(visitor.main.getByRole('tab')).toHaveCount(1),
      },
    ],
  },
  {
    page: '/start',
    user: 'new',
    states: [
      {
        what: 'the landing page of a new user',
        reach: (visitor) => expect(visitor.main.getByRole('heading', { name: /trial/i })).toBeVisible(),
      },
    ],
  },
  {
    page: '/naming',
    user: 'partner',
    states: [
      {
        what: 'the user’s menu',
        reach: async (visitor) => {
          await visitor.userButton('Paolo Ferri').click();
          await expect(visitor.header.getByRole('button', { name: 'Logout' })).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/hoops/exchange/downloads/latest',
    states: [
      {
        what: 'the alert that asks to sign in',
        reach: async (visitor) => {
          await visitor.openSection('Linux');
          await visitor.main.getByRole('button', { name: 'Download' }).first().click();
          await expect(visitor.main.getByRole('alert')).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/toolkits/realdwg/downloads/latest',
    user: 'unlicensed',
    states: [
      {
        what: 'the alert about a missing license',
        reach: async (visitor) => {
          await visitor.openSection('Windows');
          await visitor.main.getByRole('button', { name: 'Download' }).first().click();
          await expect(visitor.main.getByRole('alert').getByRole('listitem')).toHaveCount(2);
        },
      },
    ],
  },
  {
    page: '/license_generator',
    states: [
      {
        what: 'a toast',
        reach: async (visitor) => {
          await visitor.page.getByRole('alert').filter({ hasText: 'log in' }).hover();
          await expect(visitor.title).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/platform-products/autocad_oem/downloads/latest',
    states: [
      {
        what: 'a list of languages, with one selected',
        reach: async (visitor) => {
          await visitor.main.getByRole('combobox', { name: 'Select a Language' }).selectOption('German');
          await expect(visitor.main.getByRole('group').first()).toBeVisible();
        },
      },
    ],
  },
  {
    page: '/hoops/exchange/trial',
    states: [
      {
        what: 'the trial page of a visitor',
        reach: (visitor) => expect(visitor.main.getByRole('link', { name: 'Sign In' }).first()).toBeVisible(),
      },
    ],
  },
  {
    page: '/hoops/exchange/trial',
    user: 'expired',
    states: [
      {
        what: 'a trial that has ended',
        reach: (visitor) => expect(visitor.main.getByText('0 days remaining')).toBeVisible(),
      },
    ],
  },
  {
    page: '/license_generator',
    user: 'expired',
    states: [
      {
        what: 'licenses that expire or have expired',
        reach: (visitor) =>
          expect(visitor.main.getByRole('button', { name: 'Copy Key' }).first()).toBeVisible(),
      },
    ],
  },
];

for (const { page: address, user, states } of onChangedPages(visits, ({ page }) => page))
  test(`${states.map(({ what }) => what).join(', ')}: light and dark`, async ({ page, visitor }) => {
    if (user !== undefined) await visitor.signInAs(user);
    await visitor.open(address);
    for (const { what, reach } of states)
      await test.step(what, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('html[data-theme=light]').waitFor();
        await reach(visitor);
        await expectAccessible(page);
      });
  });
