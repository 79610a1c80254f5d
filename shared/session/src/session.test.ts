import { accountRequest } from '@portal/api/core';
import { loadConfig } from '@portal/config';
import { resetToasts, toastStore } from '@portal/toasts';
import {
  checkSession,
  isInternalEmail,
  requireSession,
  resetSessionCheck,
  resetSessionStore,
  sessionStore,
  signIn,
  signOut,
} from './index';

const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };

const fault = (body: object) =>
  fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** As after a reload: the store and the check start anew, the storage and the cookies stay. */
function reload(): void {
  resetSessionCheck();
  resetSessionStore();
}

beforeEach(async () => {
  await startSandbox();
  await loadConfig();
  window.sessionStorage.clear();
  resetToasts();
  reload();
  await signOut().catch(() => undefined);
  reload();
});

const stored = () => Object.fromEntries(Object.entries({ ...window.sessionStorage }));

describe('signing in', () => {
  it('stores exactly the four keys', async () => {
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

  it('is rejected with the service’s word', async () => {
    await checkSession();
    await expect(signIn({ ...PARTNER, password: 'no' })).resolves.toEqual({
      kind: 'rejected',
      message: 'Invalid username or password.',
    });
    expect(stored()).toEqual({});
  });

  it('fails when the session call fails, and deletes what was begun', async () => {
    await checkSession();
    await fault({ call: 'session', method: 'GET', kind: 'status', status: 400 });
    await expect(signIn(PARTNER)).resolves.toMatchObject({ kind: 'failed', message: 'Somthing went wrong.' });
    await fetch('/services/faults', { method: 'DELETE' });
    reload();
    await expect(checkSession()).resolves.toMatchObject({ status: 'signed-out' });
  });
});

describe('the check', () => {
  it('is one question for the whole page', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await Promise.all([checkSession(), checkSession()]);
    await checkSession();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('believes the storage for the first paint only', async () => {
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

  it('proves a session that is there', async () => {
    await checkSession();
    await signIn(PARTNER);
    reload();
    await expect(checkSession()).resolves.toMatchObject({
      status: 'signed-in',
      user: { email: PARTNER.email },
    });
  });
});

it('counts a session that ended elsewhere as signed out at the next call', async () => {
  await checkSession();
  await signIn(PARTNER);
  await fault({ call: 'getalllicenses', kind: 'status', status: 401 });
  await accountRequest('/getalllicenses', { method: 'POST', json: {} }).catch(() => undefined);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
});

describe('the guard', () => {
  it('passes a signed-in user', async () => {
    await checkSession();
    await signIn(PARTNER);
    await expect(requireSession()).resolves.toMatchObject({ email: PARTNER.email });
  });

  it('sends a visitor to /start with a toast that says why', async () => {
    const refused = await requireSession().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Response);
    expect((refused as Response).headers.get('location')).toBe('/start');
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', header: 'log in', body: expect.any(String) },
    ]);
  });
});

it.each([
  ['a@vendor.example', true],
  ['a@VENDOR.example', true],
  ['a@evil-vendor.example', false],
  ['a@vendor.example.evil', false],
  ['vendor.example', false],
])('knows staff by the domain of %s: %s', (email, internal) => {
  expect(isInternalEmail(email)).toBe(internal);
});
