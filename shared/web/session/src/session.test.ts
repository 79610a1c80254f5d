import { accountRequest } from '@portal/api/core';
import { clearFaults, injectFault } from '@portal/testing/faults';
import { freshPage } from '@portal/testing/visitor';
import { takeRedirectNotice } from '@portal/ui/router';
import { toastStore } from '@portal/ui/toasts';
import { checkSession, isInternalEmail, requireSession, sessionStore, signIn, signOut } from './index';
import { PARTNER, reload } from './testing';

beforeEach(() => freshPage());

const stored = () => Object.fromEntries(Object.entries({ ...window.sessionStorage }));

describe('signing in', () => {
  // SES-3, SES-11.
  test('stores exactly the four keys', async () => {
    await checkSession();
    await expect(signIn(PARTNER)).resolves.toEqual({ kind: 'signed-in' });
    expect(stored()).toEqual({
      is_login: 'true',
      user_email: PARTNER.email,
      user_company: expect.any(String),
      user_name: expect.any(String),
    });
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  // SES-12.
  test('is rejected with the specified text', async () => {
    await checkSession();
    await expect(signIn({ ...PARTNER, password: 'no' })).resolves.toEqual({
      kind: 'rejected',
      message: 'Invalid username or password.',
    });
    expect(stored()).toEqual({});
  });

  // SES-13.
  test('fails when the session call fails, and deletes the session', async () => {
    await checkSession();
    await injectFault({ call: 'session', method: 'GET', kind: 'status', status: 400 });
    await expect(signIn(PARTNER)).resolves.toMatchObject({ kind: 'failed', message: 'Somthing went wrong.' });
    await clearFaults();
    reload();
    await expect(checkSession()).resolves.toMatchObject({ status: 'signed-out' });
  });
});

// SES-13.
test('an attempt that a reload aborts deletes no session, which may be that of a later one', async () => {
  await checkSession();
  await signIn(PARTNER);
  await injectFault({ call: 'widgetsignin', kind: 'abort', times: 1 });
  const aborted = signIn(PARTNER);
  window.dispatchEvent(new Event('pagehide'));
  await expect(aborted).resolves.toMatchObject({ kind: 'failed' });
  expect(sessionStore.getState().status).toBe('signed-in');
  reload();
  await expect(checkSession()).resolves.toMatchObject({ status: 'signed-in' });
});

// SES-15.
test.each([401, 404])('a sign-out that gets a %i counts as signed out', async (status) => {
  await checkSession();
  await signIn(PARTNER);
  await injectFault({ call: 'signout', kind: 'status', status });
  const states: string[] = [];
  const stop = sessionStore.subscribe((state) => {
    if (state.status === 'signed-out') states.push(state.reason);
  });
  await expect(signOut()).resolves.toBeUndefined();
  stop();
  expect(states).toEqual(['signed-out']);
  expect(stored()).toEqual({});
});

test('a sign-out that fails leaves the user signed in', async () => {
  await checkSession();
  await signIn(PARTNER);
  await injectFault({ call: 'signout', kind: 'status', status: 500 });
  await expect(signOut()).rejects.toMatchObject({ name: 'HttpError', status: 500 });
  expect(sessionStore.getState().status).toBe('signed-in');
});

describe('the check', () => {
  // SES-5.
  test('sends one request for the whole page', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await Promise.all([checkSession(), checkSession()]);
    await checkSession();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  // SES-4.
  test('uses the storage for the first paint only', async () => {
    window.sessionStorage.setItem('is_login', 'true');
    window.sessionStorage.setItem('user_email', 'old@acme.example');
    reload();
    expect(sessionStore.getState()).toMatchObject({
      status: 'unknown',
      cached: { email: 'old@acme.example' },
    });
    await expect(checkSession()).resolves.toEqual({ status: 'signed-out', reason: 'expired' });
    expect(stored()).toEqual({});
  });

  // SES-1.
  test('confirms an existing session', async () => {
    await checkSession();
    await signIn(PARTNER);
    reload();
    await expect(checkSession()).resolves.toMatchObject({
      status: 'signed-in',
      user: { email: PARTNER.email },
    });
  });
});

// SES-16.
test('counts a session that ended elsewhere as signed out at the next call', async () => {
  await checkSession();
  await signIn(PARTNER);
  await injectFault({ call: 'getalllicenses', kind: 'status', status: 401 });
  await accountRequest('/getalllicenses', { method: 'POST', json: {} }).catch(() => undefined);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
});

describe('the guard', () => {
  // SES-7.
  test('passes a signed-in user', async () => {
    await checkSession();
    await signIn(PARTNER);
    await expect(requireSession()).resolves.toMatchObject({ email: PARTNER.email });
  });

  // SES-10.
  test.each([
    ['found no session', { kind: 'body', body: {}, times: 1 }],
    ['failed', { kind: 'status', status: 400, times: 1 }],
  ])('checks again before it turns away a visitor whose first check %s', async (_, failure) => {
    await checkSession();
    await signIn(PARTNER);
    reload();
    await injectFault({ call: 'session', method: 'GET', ...failure });
    await expect(checkSession()).resolves.toMatchObject({ status: 'signed-out' });
    await expect(requireSession()).resolves.toMatchObject({ email: PARTNER.email });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
  });

  // SES-10.
  test.each([
    ['once more after an answer', { kind: 'body', body: {} }, 2],
    ['not again at once after a failure, which may have taken 30 s', { kind: 'status', status: 400 }, 1],
  ])('asks %s', async (_, answer, count) => {
    await injectFault({ call: 'session', method: 'GET', ...answer });
    const asked = jest.spyOn(globalThis, 'fetch');
    await expect(requireSession()).rejects.toBeInstanceOf(Response);
    expect(asked).toHaveBeenCalledTimes(count);
    asked.mockRestore();
  });

  // SES-7.
  test('passes nobody who has gone elsewhere before the answer: what the page then did would show on another one', async () => {
    await checkSession();
    await signIn(PARTNER);
    const navigation = new AbortController();
    const request = new Request(window.location.href, { signal: navigation.signal });
    const guarded = requireSession({ request, purpose: 'see your licenses' });
    navigation.abort();
    await expect(guarded).rejects.toMatchObject({ name: 'AbortError' });
  });

  // SES-8.
  test('says nothing to a visitor who has gone elsewhere before the answer', async () => {
    const navigation = new AbortController();
    const request = new Request(window.location.href, { signal: navigation.signal });
    const guarded = requireSession({ request, purpose: 'see your licenses' });
    navigation.abort();
    await expect(guarded).rejects.toMatchObject({ name: 'AbortError' });
    expect(toastStore.getState().toasts).toEqual([]);
    expect(takeRedirectNotice()).toBeNull();
  });

  // SES-8.
  test('sends a visitor to /start with a toast that says why', async () => {
    const refused = await requireSession().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Response);
    expect((refused as Response).headers.get('location')).toBe('/start');
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', header: 'log in', body: expect.any(String) },
    ]);
    expect(takeRedirectNotice()).toBeNull();
  });

  // SES-21.
  test('leaves what signing in is for, and the wanted page, to the landing page and not to the address', async () => {
    const request = new Request(`${window.location.origin}/license_generator?email=a`);
    const refused = await requireSession({ request, purpose: 'see your licenses' }).catch(
      (error: unknown) => error,
    );
    expect((refused as Response).headers.get('location')).toBe('/start');
    const notice = { kind: 'sign-in', purpose: 'see your licenses', wanted: request.url };
    expect(takeRedirectNotice()).toEqual(notice);
    expect(takeRedirectNotice()).toBeNull();
  });
});

// SES-20.
test.each([
  ['a@vendor.example', true],
  ['a@VENDOR.example', true],
  ['a@evil-vendor.example', false],
  ['a@vendor.example.evil', false],
  ['vendor.example', false],
])('recognizes staff by the domain of %s: %s', (email, internal) => {
  expect(isInternalEmail(email)).toBe(internal);
});
