import { account } from '../support/accounts';
import { axeViolations, COLOR_RULES, emulateDark } from '../support/axe';
import { anyOf, expect, NETWORK_ERROR, type Services, test, type Visitor } from '../support/fixtures';

test.use({
  renderedPages: 'none',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(NETWORK_ERROR, /ConfigError/, /RemoteLoadError/),
});

interface State {
  readonly what: string;
  readonly reach: (portal: { readonly visitor: Visitor; readonly services: Services }) => Promise<void>;
}

const menu = (name: string): State => ({
  what: `the menu ${name}`,
  reach: async ({ visitor }) => {
    await visitor.open('/naming');
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
    reach: async ({ visitor }) => {
      await visitor.open('/start');
      await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
      await visitor.openSection('OEM');
    },
  },
  {
    what: 'the landing page of an evaluator',
    reach: async ({ visitor }) => {
      await visitor.signInAs('evaluator');
      await visitor.open('/start');
      await expect(visitor.main.getByRole('tab')).toHaveCount(1);
    },
  },
  {
    what: 'the landing page of a new user',
    reach: async ({ visitor }) => {
      await visitor.signInAs('new');
      await visitor.open('/start');
      await expect(visitor.main.getByRole('heading', { name: /trial/i })).toBeVisible();
    },
  },
  {
    what: 'the sign-in form with its message',
    reach: async ({ visitor }) => {
      await visitor.open('/naming');
      await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
      await expect(visitor.signInForm.getByRole('alert')).toBeVisible();
    },
  },
  {
    what: 'the user’s menu',
    reach: async ({ visitor }) => {
      await visitor.signInAs('partner');
      await visitor.open('/naming');
      await visitor.userButton('Paolo Ferri').click();
      await expect(visitor.header.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
  {
    what: 'the contact form in its drawer',
    reach: async ({ visitor }) => {
      await visitor.open('/start');
      await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
      await expect(visitor.page.getByRole('dialog').locator('iframe')).toBeVisible();
    },
  },
  {
    what: 'the alert that asks to sign in',
    reach: async ({ visitor }) => {
      await visitor.open('/hoops/exchange/downloads/latest');
      await visitor.openSection('Linux');
      await visitor.main.getByRole('button', { name: 'Download' }).first().click();
      await expect(visitor.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    what: 'the alert about a missing license',
    reach: async ({ visitor }) => {
      await visitor.signInAs('unlicensed');
      await visitor.open('/toolkits/realdwg/downloads/latest');
      await visitor.openSection('Windows');
      await visitor.main.getByRole('button', { name: 'Download' }).first().click();
      await expect(visitor.main.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    what: 'a toast',
    reach: async ({ visitor }) => {
      await visitor.open('/license_generator');
      await visitor.page.getByRole('alert').filter({ hasText: 'log in' }).hover();
      await expect(visitor.title).toBeVisible();
    },
  },
  {
    what: 'a list of languages, with one selected',
    reach: async ({ visitor }) => {
      await visitor.open('/platform-products/autocad_oem/downloads/latest');
      await visitor.main.getByRole('combobox', { name: 'Select a Language' }).selectOption('German');
      await expect(visitor.main.getByRole('group').first()).toBeVisible();
    },
  },
  {
    what: 'the trial page of a visitor',
    reach: async ({ visitor }) => {
      await visitor.open('/hoops/exchange/trial');
      await expect(visitor.main.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    },
  },
  {
    what: 'a trial that has ended',
    reach: async ({ visitor }) => {
      await visitor.signInAs('expired');
      await visitor.open('/hoops/exchange/trial');
      await expect(visitor.main.getByText('0 days remaining')).toBeVisible();
    },
  },
  {
    what: 'licenses that expire or have expired',
    reach: async ({ visitor }) => {
      await visitor.signInAs('expired');
      await visitor.open('/license_generator');
      await expect(visitor.main.getByRole('button', { name: 'Copy Key' }).first()).toBeVisible();
    },
  },
  {
    what: 'a version that is not available',
    reach: async ({ visitor }) => {
      await visitor.open('/cae/eda/downloads/1999');
      await expect(visitor.main.getByText('This version is not available.')).toBeVisible();
    },
  },
  {
    what: 'content that failed',
    reach: async ({ visitor, services }) => {
      await services.injectFault({ call: 'content:cae-product/', kind: 'body', body: '{}' });
      await visitor.open('/cae/eda/downloads');
      await expect(visitor.main.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    what: 'a remote that failed',
    reach: async ({ visitor, services }) => {
      await services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
      await visitor.open('/cae/eda/downloads');
      await expect(visitor.main.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    what: 'a portal that cannot start',
    reach: async ({ visitor, services }) => {
      await services.injectFault({ call: 'config', kind: 'status', status: 404 });
      await visitor.open('/start');
      await expect(visitor.title).toHaveText('The portal cannot start');
    },
  },
];

for (const { what, reach } of states) {
  test(`${what}, light and dark`, async ({ page, visitor, services }) => {
    await reach({ visitor, services });
    expect(await axeViolations(page), 'light').toEqual([]);
    await emulateDark(page);
    expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([]);
  });
}
