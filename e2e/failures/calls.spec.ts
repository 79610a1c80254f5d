import { anyOf, expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { eachRow } from '../support/rows';

// The failed requests, and what the portal logs about them. LAND-9, TRI-4, LIC-4, GATE-3, DL-4.
test.use({
  expectedErrors: anyOf(
    NETWORK_ERROR,
    /licensed products could not be looked up/,
    /licenses could not be listed/i,
    /trial/i,
    /DownloadLinkError/,
  ),
});

const PAGE = '/toolkits/realdwg/downloads/latest';
const FILE = 'RealDWG_2026.1.1_Windows_64bit.exe';

/** Ways in which a call of the account service can fail. */
const failures: readonly (readonly [how: string, fault: Omit<Fault, 'call'>])[] = [
  ['returns 500', { kind: 'status', status: 500 }],
  ['returns another shape', { kind: 'body', body: 'nothing' }],
  ['cannot be reached', { kind: 'abort' }],
];

/** Title of a row: "the call returns 500". */
const failing = ([how]: (typeof failures)[number]) => `the call ${how}`;

test('a failed license check blocks the download, shows a message, and can be repeated', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'getuserlicense:realdwg', ...fault });
    const card = visitor.card(FILE);
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(card.getByRole('alert')).toContainText('You do not currently license this product.');
    await expect(card.getByRole('alert')).toContainText(/could not be completed.*repeat/);
    await expect(card.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    await services.clearFaults();
    await visitor.download(card);
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
});

test('a failed link call is reported, not retried, and not tracked', async ({ page, visitor, services }) => {
  let requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/getpackageinstaller') && requests.push(request.url()),
  );
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  const toast = page.getByRole('alert').filter({ hasText: 'Download failed' });
  let tracked = 0;
  await eachRow(services, failures, failing, async ([, fault]) => {
    requests = [];
    await services.injectFault({ call: 'getpackageinstaller', ...fault });
    const card = visitor.card(FILE);
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(toast).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy');
    expect(requests).toHaveLength(1);
    expect(await services.downloadEvents()).toHaveLength(tracked);
    await expect.poll(() => services.reports()).toHaveLength(tracked + 1);
    expect((await services.reports()).at(-1)).toMatchObject({ tags: { stage: 'download', route: PAGE } });
    await services.clearFaults();
    await visitor.download(card);
    tracked += 1;
    await expect.poll(() => services.downloadEvents()).toHaveLength(tracked);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test('a failed product look-up: the panel shows a message, suggests no trial, and recovers', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'licensed_products', ...fault });
    await visitor.open('/start');
    const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
    await expect(panel.getByRole('alert')).toContainText('could not be loaded');
    await expect(panel).not.toContainText(/trial/i);
    await services.clearFaults();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
  });
  // The remote has reported the last failure, and the stack of its own code names its release. OBS-10.
  await expect
    .poll(() => services.reports())
    .toContainEqual({
      release: expect.stringMatching(/^mfe-account@/),
      tags: expect.objectContaining({ remote: 'mfe-account', stage: 'use', route: '/start' }),
    });
});

test('a failed trial look-up shows a message and recovers', async ({ visitor, services }) => {
  await visitor.signInAs('evaluator');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'trialproduct', ...fault });
    await visitor.open('/hoops/exchange/trial');
    const trial = visitor.main.getByRole('region', { name: 'Your trial' });
    await expect(trial.getByRole('alert')).toContainText('Your trial could not be loaded.');
    // The loading message is still shown: refresh, create an account, log in. TRI-4.
    await expect(trial).toContainText(/refresh the page, create an account or log in/);
    await services.clearFaults();
    await trial.getByRole('button', { name: 'Retry' }).click();
    await expect(trial.getByText('42 days remaining')).toBeVisible();
  });
});

test('a failed license listing redirects to /start with a message', async ({ page, visitor, services }) => {
  await visitor.signInAs('partner');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'getalllicenses', ...fault });
    await visitor.open('/license_generator');
    await expect(page).toHaveURL(/\/start$/);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The licenses could not be loaded.' }),
    ).toBeVisible();
    await expect(visitor.userButton('Paolo Ferri')).toBeVisible();
  });
});

test('a link call that returns 401 signs the user out', async ({ visitor, services }) => {
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await services.injectFault({ call: 'getpackageinstaller', kind: 'status', status: 401 });
  await visitor.card(FILE).getByRole('button', { name: 'Download' }).click();
  await expect(visitor.card(FILE).getByRole('alert')).toContainText('Please log in or sign up to download.');
  await expect(visitor.signInButton).toBeVisible();
  expect(await services.downloadEvents()).toEqual([]);
});

test('a download navigates only to allowed origins', async ({ page, visitor, services }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('elsewhere.example') && requests.push(request.url()),
  );
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  for (const download_url of [
    'https://elsewhere.example/RealDWG.exe',
    '//elsewhere.example/RealDWG.exe',
    'javascript:window.attacked=1',
  ]) {
    await services.injectFault({
      call: 'getpackageinstaller',
      kind: 'body',
      body: { download_url },
      times: 1,
    });
    await visitor.card(FILE).getByRole('button', { name: 'Download' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Download failed' });
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(await services.downloadEvents()).toEqual([]);
});

test('a failed trial start shows a message and can be repeated', async ({ visitor, services }) => {
  await visitor.signInAs('new');
  await visitor.open('/hoops/publish/trial');
  const start = visitor.main.getByRole('button', { name: 'Start my 60-day trial' });
  await expect(start).toBeVisible();
  await services.injectFault({ call: 'trialproduct', kind: 'status', status: 500 });
  await start.click();
  await expect(visitor.main.getByRole('alert')).toContainText('Your trial could not be started.');
  await services.clearFaults();
  await start.click();
  await expect(visitor.main.getByRole('button', { name: 'Copy Key' })).toBeVisible();
});

// TRK-5.
test('a failed tracker never blocks a download', async ({ visitor, services }) => {
  await services.injectFault({ call: 'static:/places/tracker.js', kind: 'hang' });
  await services.injectFault({ call: 'getuserhubspotdata', kind: 'status', status: 500 });
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  const download = await visitor.download(visitor.card(FILE));
  expect(download.suggestedFilename()).toBe(FILE);
});

test('a download event is sent even if the identity call fails', async ({ visitor, services }) => {
  await services.injectFault({ call: 'getuserhubspotdata', kind: 'status', status: 500 });
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await visitor.download(visitor.card(FILE));
  await expect.poll(() => services.downloadEvents()).toHaveLength(1);
});

test('a blocked contact form is replaced by links to e-mail and support', async ({
  page,
  visitor,
  services,
}) => {
  await services.injectFault({ call: 'static:/places/contact-form', kind: 'abort' });
  await visitor.open('/start');
  await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog.getByRole('alert')).toContainText('The contact form could not be loaded.');
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(dialog.getByRole('link', { name: /support/ })).toHaveAttribute('href', '/places/support');
});

// SES-2.
test('after a failed session call, the page is shown signed out', async ({ visitor, services }) => {
  await services.injectFault({ call: 'session', kind: 'status', status: 500 });
  await visitor.open('/hoops/exchange/downloads/latest');
  await expect(visitor.title).toHaveText(/^HOOPS Exchange 20/);
  await expect(visitor.signInButton).toBeVisible();
});

test('a failed sign-out shows a message and keeps the user signed in', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await visitor.userButton('Paolo Ferri').click();
  await services.injectFault({ call: 'signout', kind: 'status', status: 500 });
  await visitor.header.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
  expect(await visitor.sessionStorage()).toMatchObject({ is_login: 'true' });
});
