import { getConfig, parseConfig, setConfig } from '@portal/config';
import { setUp } from '../testing';
import { accountPages, getSession, signIn } from '.';

beforeEach(async () => {
  await setUp();
  visit('/hoops/exchange/downloads?os=linux#file-a b');
});

const setAccountHost = (accountHost: string) => setConfig(parseConfig({ ...getConfig(), accountHost }));
const addresses = () => Object.entries(accountPages).map(([name, address]) => [name, address()]);
const credentials = { email: 'new@start.example', password: 'x' };

// CALL-13, CFG-6, CFG-10.
test.each([
  '/services/account',
  '/services/account/',
  'https://account.example',
  'https://account.example/v1/',
])('the account pages are below the account host %s', (accountHost) => {
  setAccountHost(accountHost);
  const back = encodeURIComponent(window.location.href);
  expect(back).toMatch(/%2Fhoops%2Fexchange%2Fdownloads%3Fos%3Dlinux%23file-a%2520b$/);
  const base = accountHost.replace(/\/$/, '');
  expect(addresses()).toEqual([
    ['signIn', `${base}/signin?redirect_url=${back}`],
    ['signUp', `${base}/signup?redirect_url=${back}`],
    ['account', `${base}/account?redirect_url=${back}`],
    ['forgotPassword', `${base}/password/forgot`],
  ]);
});

// CFG-6, API-1, API-7.
test('calls go to an account host of another origin, with cookies and without the anti-forgery header', async () => {
  await getSession();
  expect(document.cookie).toContain('XSRF-TOKEN=');
  const other = await startOtherOrigin();
  setAccountHost(`${other.origin}/accounts`);
  await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
  other.body = { success: false };
  await expect(signIn(credentials)).resolves.toBe(false);
  expect(other.received).toMatchObject([
    { method: 'GET', path: '/accounts/session', headers: { cookie: expect.stringContaining('XSRF-TOKEN=') } },
    { method: 'POST', path: '/accounts/api/widgetsignin', headers: { 'content-type': 'application/json' } },
  ]);
  for (const { headers } of other.received) expect(headers).not.toHaveProperty('x-xsrf-token');
});

// CFG-6, API-7.
test('calls to a path stay at the origin of the portal, with the anti-forgery header', async () => {
  await getSession();
  const fetched = jest.spyOn(globalThis, 'fetch');
  await expect(signIn(credentials)).resolves.toBe(false);
  const [request] = fetched.mock.calls[0] ?? [];
  fetched.mockRestore();
  if (!(request instanceof Request)) throw new Error('The call was made without a Request');
  expect(request.url).toBe(`${window.location.origin}/services/account/api/widgetsignin`);
  expect(document.cookie).toContain(`XSRF-TOKEN=${request.headers.get('x-xsrf-token')}`);
});
