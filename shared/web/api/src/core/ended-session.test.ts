import { clearFaults, countFaultHits, injectFault, setUp } from '../testing';
import { accountRequest, deleteSession, getSession, onUnauthorized, signIn } from '.';

const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };
const listLicenses = () => accountRequest('/getalllicenses', { method: 'POST', json: {} });
const refuse = (status: number) => injectFault({ call: 'getalllicenses', kind: 'status', status });

beforeEach(async () => {
  await setUp();
  await getSession();
});
afterEach(clearFaults);

// API-11, SES-16.
test.each([403, 419])('a write that gets %i counts as a 401 if nobody is signed in', async (status) => {
  await refuse(status);
  const heard = jest.fn();
  const stop = onUnauthorized(heard);
  await expect(listLicenses()).rejects.toMatchObject({ name: 'HttpError', status: 401, cause: { status } });
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await countFaultHits()).toBe(1);
});

// API-11.
test('a session that answers 401 has ended, too', async () => {
  await refuse(403);
  await injectFault({ call: 'session', kind: 'status', status: 401 });
  await expect(listLicenses()).rejects.toMatchObject({ status: 401 });
});

// API-11.
test.each([
  ['the user is signed in', null],
  ['the session call fails', { status: 500 }],
  ['the session call answers with a page', { body: '<html>', contentType: 'text/html' }],
])('it stays refused if %s', async (_, fault) => {
  await signIn(PARTNER);
  await refuse(403);
  if (fault !== null)
    await injectFault({ call: 'session', kind: 'status' in fault ? 'status' : 'body', ...fault });
  await expect(listLicenses()).rejects.toMatchObject({ name: 'HttpError', status: 403 });
});

// API-11.
test('a GET that is refused asks for no session', async () => {
  await injectFault({ call: 'getuserlicense', kind: 'status', status: 403 });
  const asked = jest.spyOn(globalThis, 'fetch');
  await expect(accountRequest('/getuserlicense?product=eda')).rejects.toMatchObject({ status: 403 });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

// API-11, SES-15.
test('a sign-out that is refused because the session has ended is a sign-out', async () => {
  await injectFault({ call: 'signout', kind: 'status', status: 403 });
  await expect(deleteSession()).resolves.toBeUndefined();
});

// API-11.
test('the next attempt to sign in succeeds after the browser has lost the cookie of the token', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser does when the cookie's time is over
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  await expect(signIn(PARTNER)).rejects.toMatchObject({ status: 401, cause: { status: 403 } });
  await expect(signIn(PARTNER)).resolves.toBe(true);
});
