/** Attacks through links to the portal and through browser storage. */
import { expect, test } from '../support/attack-test';
import { untilLive } from '../support/held-start';
import { eachRow } from '../support/rows';

const EVIL = 'https://evil.example/';

const addresses = [
  `/start?redirect_url=${EVIL}`,
  '/start?returnUrl=//evil.example&redirect=javascript:window.attacked=true&next=%5C%5Cevil.example',
  '/hoops/communicator/downloads/latest?redirect_url=javascript:window.attacked%3Dtrue',
  '/hoops/communicator/downloads/latest#file-%3Cimg%20src=x%20onerror=window.attacked=true%3E',
  '/hoops/communicator/training?video=%3Cscript%3Ewindow.attacked=true%3C/script%3E',
  '/hoops/communicator/downloads/%3Cimg%20src=x%20onerror=window.attacked=true%3E',
  '//evil.example/start',
  '/%5C%5Cevil.example',
  '/javascript:window.attacked=true',
];

test('no URL leads to another origin', async ({ page, server, visitor, services, attacked }) => {
  let requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await eachRow(services, addresses, async (address) => {
    requests = [];
    // Without this, a URL that differs only in its hash would not load the page.
    await page.goto('about:blank');
    await page.goto(server.origin + address);
    await expect(visitor.header).toBeVisible();
    await visitor.untilLoaded();
    // What the address says is read once the page is live.
    await untilLive(page);
    await expect(visitor.signInButton).toBeVisible();
    expect(await attacked()).toBe(false);
    expect(new URL(page.url()).origin).toBe(server.origin);
    expect(requests.filter((url) => url !== 'about:blank' && !url.startsWith(`${server.origin}/`))).toEqual(
      [],
    );
  });
});

test('signing in returns to this page, whatever its query says', async ({ page, visitor, server }) => {
  await visitor.open(`/start?redirect_url=${EVIL}`);
  const link = visitor.main.getByRole('link', { name: 'Create an account' });
  const href = await link.getAttribute('href');
  const redirects = new URL(href ?? '', server.origin).searchParams.getAll('redirect_url');
  expect(redirects).toEqual([page.url()]);
  await visitor.signInByForm('partner');
  expect(new URL(page.url()).origin).toBe(server.origin);
});

test('a URL does not give access to another user’s licenses', { tag: '@whole-portal' }, async ({
  page,
  visitor,
  services,
}) => {
  void services;
  const requested = visitor.recordRequests(/\/services\/account\/getlicensebyemail/);
  await visitor.signInAs('partner');
  await visitor.open('/license_generator?email=evaluator@acme.example');
  await expect(page).toHaveURL(/\/start$/);
  await expect(visitor.title).toHaveText('Welcome back, Paolo Ferri');
  expect(requested).toEqual([]);
});

test('session storage that says "signed in" does not sign in', { tag: '@whole-portal' }, async ({
  page,
  visitor,
}) => {
  const name = '<img src=x onerror="window.attacked = true">';
  await page.addInitScript((user) => {
    sessionStorage.setItem('is_login', 'true');
    sessionStorage.setItem('user_email', 'staff@vendor.example');
    sessionStorage.setItem('user_company', user);
    sessionStorage.setItem('user_name', user);
  }, name);
  await visitor.open('/license_generator?email=partner@fabrikam.example');
  await expect(page).toHaveURL(/\/start$/);
  await expect(visitor.signInButton).toBeVisible();
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

const stored: Readonly<Record<string, string>> = {
  'portal-visitor': '<script>window.attacked = true</script>',
  'portal-color-scheme': '"><img src=x onerror="window.attacked = true">',
  'portal.tracking-consent': '{"granted": true}',
};

test('injected local storage values have no effect', async ({ page, visitor, attacked }) => {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
  await untilLive(page);
  await expect(visitor.signInButton).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/^(light|dark)$/);
  expect(await attacked()).toBe(false);
});
