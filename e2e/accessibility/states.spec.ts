import { type AccountName, account } from '../support/accounts';
import { axeViolations, COLOR_RULES, emulateDark } from '../support/axe';
import { onChangedPages } from '../support/changed-pages';
import { anyOf, expect, type Fault, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';

test.use({
  renderedPages: 'none',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(NETWORK_ERROR, /ConfigError/, /RemoteLoadError/),
});

interface State {
  readonly what: string;
  readonly page: string;
  /** Who is signed in. Default: nobody. */
  readonly user?: AccountName;
  readonly fault?: Fault;
  /** Reaches the state on its page, and waits until it shows. */
  readonly reach: (visitor: Visitor) => Promise<unknown>;
}

const menu = (name: string): State => ({
  what: `the menu ${name}`,
  page: '/naming',
  reach: async (visitor) => {
    await visitor.header.getByRole('button', { name, exact: true }).click();
    await expect(visitor.header.getByRole('link').nth(2)).toBeVisible();
  },
});

const states: readonly State[] = [
  menu('PRODUCTS'),
  menu('HOOPS'),
  menu('DOCUMENTATION'),
  {
    what: 'the landing page of a visitor',
    page: '/start',
    reach: async (visitor) => {
      await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
      await visitor.openSection('OEM');
    },
  },
  {
    what: 'the landing page of an evaluator',
    page: '/start',
    user: 'evaluator',
    reach: (visitor) => expect(visitor.main.getByRole('tab')).toHaveCount(1),
  },
  {
    what: 'the landing page of a new user',
    page: '/start',
    user: 'new',
    reach: (visitor) => expect(visitor.main.getByRole('heading', { name: /trial/i })).toBeVisible(),
  },
  {
    what: 'the sign-in form with its message',
    page: '/naming',
    reach: async (visitor) => {
      await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
      await expect(visitor.signInForm.getByRole('alert')).toBeVisible();
    },
  },
  {
    what: 'the user’s menu',
    page: '/naming',
    user: 'partner',
    reach: async (visitor) => {
      await visitor.userButton('Paolo Ferri').click();
      await expect(visitor.header.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
  {
    what: 'the contact form in its drawer',
    page: '/start',
    reach: async (visitor) => {
      await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
      await expect(visitor.page.getByRole('dialog').locator('iframe')).toBeVisible();
    },
  },
  {
    what: 'the alert that asks to sign in',
    page: '/hoops/exchange/downloads/latest',
    reach: async (visitor) => {
      await visitor.openSection('Linux');
      await visitor.main.getByRole('button', { name: 'Download' }).first().click();
      await expect(visitor.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    what: 'the alert about a missing license',
    page: '/toolkits/realdwg/downloads/latest',
    user: 'unlicensed',
    reach: async (visitor) => {
      await visitor.openSection('Windows');
      await visitor.main.getByRole('button', { name: 'Download' }).first().click();
      await expect(visitor.main.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    what: 'a toast',
    page: '/license_generator',
    reach: async (visitor) => {
      await visitor.page.getByRole('alert').filter({ hasText: 'log in' }).hover();
      await expect(visitor.title).toBeVisible();
    },
  },
  {
    what: 'a list of languages, with one selected',
    page: '/platform-products/autocad_oem/downloads/latest',
    reach: async (visitor) => {
      await visitor.main.getByRole('combobox', { name: 'Select a Language' }).selectOption('German');
      await expect(visitor.main.getByRole('group').first()).toBeVisible();
    },
  },
  {
    what: 'the trial page of a visitor',
    page: '/hoops/exchange/trial',
    reach: (visitor) => expect(visitor.main.getByRole('link', { name: 'Sign In' }).first()).toBeVisible(),
  },
  {
    what: 'a trial that has ended',
    page: '/hoops/exchange/trial',
    user: 'expired',
    reach: (visitor) => expect(visitor.main.getByText('0 days remaining')).toBeVisible(),
  },
  {
    what: 'licenses that expire or have expired',
    page: '/license_generator',
    user: 'expired',
    reach: (visitor) => expect(visitor.main.getByRole('button', { name: 'Copy Key' }).first()).toBeVisible(),
  },
  {
    what: 'a version that is not available',
    page: '/cae/eda/downloads/1999',
    reach: (visitor) => expect(visitor.main.getByText('This version is not available.')).toBeVisible(),
  },
  {
    what: 'content that failed',
    page: '/cae/eda/downloads',
    fault: { call: 'content:cae-product/', kind: 'body', body: '{}' },
    reach: (visitor) => expect(visitor.main.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    what: 'a remote that failed',
    page: '/cae/eda/downloads',
    fault: { call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 },
    reach: (visitor) => expect(visitor.main.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    what: 'a portal that cannot start',
    page: '/start',
    fault: { call: 'config', kind: 'status', status: 404 },
    reach: (visitor) => expect(visitor.title).toHaveText('The portal cannot start'),
  },
];

for (const { what, page: address, user, fault, reach } of onChangedPages(states, ({ page }) => page)) {
  test(`${what}, light and dark`, async ({ page, visitor, services }) => {
    if (user !== undefined) await visitor.signInAs(user);
    if (fault !== undefined) await services.injectFault(fault);
    await visitor.open(address);
    await reach(visitor);
    expect(await axeViolations(page), 'light').toEqual([]);
    await emulateDark(page);
    expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([]);
  });
}
