/** States of pages that their visitors reach. Those of pages that cannot be shown: unavailable.spec.ts. */
import { type AccountName, account } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { onChangedPages } from '../support/changed-pages';
import { expect, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';

// A refused sign-in is logged.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: NETWORK_ERROR });

/** Reaches a state from the one before, and waits until it shows. */
type Reach = (visitor: Visitor) => Promise<unknown>;

/** The states of a page that one visitor reaches. */
interface Visit {
  readonly page: string;
  /** Who is signed in. Default: nobody. */
  readonly user?: AccountName;
  readonly states: Readonly<Record<string, Reach>>;
}

const openMenu =
  (name: string): Reach =>
  async ({ header }) => {
    const button = header.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(header.locator('[aria-expanded=true]')).toHaveCount(1);
    await expect(header.getByRole('link').nth(2)).toBeVisible();
  };

const visits: readonly Visit[] = [
  {
    page: '/naming',
    states: {
      'the menu PRODUCTS': openMenu('PRODUCTS'),
      'the menu HOOPS': openMenu('HOOPS'),
      'the menu DOCUMENTATION': openMenu('DOCUMENTATION'),
      'the sign-in form with its message': async (visitor) => {
        await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
        await expect(visitor.signInForm.getByRole('alert')).toBeVisible();
      },
    },
  },
  {
    page: '/start',
    states: {
      'the landing page of a visitor': async (visitor) => {
        await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
        await visitor.openSection('OEM');
      },
      'the contact form in its drawer': async (visitor) => {
        await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
        await expect(visitor.page.getByRole('dialog').locator('iframe')).toBeVisible();
      },
    },
  },
  {
    page: '/start',
    user: 'evaluator',
    states: {
      'the landing page of an evaluator': (visitor) => expect(visitor.main.getByRole('tab')).toHaveCount(1),
    },
  },
  {
    page: '/start',
    user: 'new',
    states: {
      'the landing page of a new user': (visitor) =>
        expect(visitor.main.getByRole('heading', { name: /trial/i })).toBeVisible(),
    },
  },
  {
    page: '/naming',
    user: 'partner',
    states: {
      'the user’s menu': async (visitor) => {
        await visitor.userButton('Paolo Ferri').click();
        await expect(visitor.header.getByRole('button', { name: 'Logout' })).toBeVisible();
      },
    },
  },
  {
    page: '/hoops/exchange/downloads/latest',
    states: {
      'the alert that asks to sign in': async (visitor) => {
        await visitor.openSection('Linux');
        await visitor.main.getByRole('button', { name: 'Download' }).first().click();
        await expect(visitor.main.getByRole('alert')).toBeVisible();
      },
    },
  },
  {
    page: '/toolkits/realdwg/downloads/latest',
    user: 'unlicensed',
    states: {
      'the alert about a missing license': async (visitor) => {
        await visitor.openSection('Windows');
        await visitor.main.getByRole('button', { name: 'Download' }).first().click();
        await expect(visitor.main.getByRole('alert').getByRole('listitem')).toHaveCount(2);
      },
    },
  },
  {
    page: '/license_generator',
    states: {
      'a toast': async (visitor) => {
        await visitor.page.getByRole('alert').filter({ hasText: 'log in' }).hover();
        await expect(visitor.title).toBeVisible();
      },
    },
  },
  {
    page: '/platform-products/autocad_oem/downloads/latest',
    states: {
      'a list of languages, with one selected': async (visitor) => {
        await visitor.main.getByRole('combobox', { name: 'Select a Language' }).selectOption('German');
        await expect(visitor.main.getByRole('group').first()).toBeVisible();
      },
    },
  },
  {
    page: '/hoops/exchange/trial',
    states: {
      'the trial page of a visitor': (visitor) =>
        expect(visitor.main.getByRole('link', { name: 'Sign In' }).first()).toBeVisible(),
    },
  },
  {
    page: '/hoops/exchange/trial',
    user: 'expired',
    states: {
      'a trial that has ended': (visitor) => expect(visitor.main.getByText('0 days remaining')).toBeVisible(),
    },
  },
  {
    page: '/license_generator',
    user: 'expired',
    states: {
      'licenses that expire or have expired': (visitor) =>
        expect(visitor.main.getByRole('button', { name: 'Copy Key' }).first()).toBeVisible(),
    },
  },
];

for (const { page: address, user, states } of onChangedPages(visits, ({ page }) => page))
  test(`${Object.keys(states).join(', ')}: light and dark`, async ({ page, visitor }) => {
    if (user !== undefined) await visitor.signInAs(user);
    await visitor.open(address);
    for (const [what, reach] of Object.entries(states))
      await test.step(what, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('html[data-theme=light]').waitFor();
        await reach(visitor);
        await expectAccessible(page);
      });
  });
