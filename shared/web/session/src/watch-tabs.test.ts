import { signIn as askToSignIn } from '@portal/api/core';
import { clearFaults, injectFault } from '@portal/testing/faults';
import { freshPage, signInAs } from '@portal/testing/visitor';
import { waitFor } from '@testing-library/dom';
import { checkSession, recheckSession, sessionStore, signIn, signOut, watchTabs } from './index';
import { BOTH, PARTNER, reload } from './testing';

/** Simulates another tab of the portal on the channel. */
let otherTab: BroadcastChannel;
let heard: unknown[];
let stop: () => void;

beforeEach(async () => {
  await freshPage();
  heard = [];
  otherTab = new BroadcastChannel('portal-session');
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  stop = watchTabs();
});
afterEach(async () => {
  stop();
  otherTab.close();
  jest.restoreAllMocks();
  await clearFaults();
});

const state = () => sessionStore.getState();
/** Every state from now on, the first one included. */
function recordStates(): readonly string[] {
  const seen: string[] = [];
  sessionStore.subscribe((next) =>
    seen.push(next.status === 'signed-out' ? `${next.status}: ${next.reason}` : next.status),
  );
  return seen;
}

// SES-18.
test.each([
  ['a user signs in', () => signInAs('partner')],
  [
    'a check finds a new user, as after the sign-in page',
    async () => {
      await checkSession();
      await askToSignIn(PARTNER);
      await recheckSession();
      await recheckSession();
    },
  ],
])('a tab notifies the others when %s, and of signing out', async (_, appear) => {
  await appear();
  await signOut();
  await waitFor(() =>
    expect(heard).toEqual([{ kind: 'signed-in', email: PARTNER.email }, { kind: 'signed-out' }]),
  );
});

// SES-18.
test('a browser that refuses the channel has no other tabs', async () => {
  stop();
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  stop = watchTabs();
  await signInAs('partner');
  expect(state()).toMatchObject({ status: 'signed-in', user: { email: PARTNER.email } });
});

describe('a tab that receives a message', () => {
  // SES-18, SES-19.
  test('of a sign-out clears the user at once', async () => {
    await signInAs('partner');
    const asked = jest.spyOn(globalThis, 'fetch');
    otherTab.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'expired' }));
    expect(window.sessionStorage).toHaveLength(0);
    expect(asked).not.toHaveBeenCalled();
  });

  // SES-18, SES-19.
  test('of another user clears the previous one, and stays signed out until the page reloads', async () => {
    await signInAs('partner');
    otherTab.postMessage({ kind: 'signed-in', email: BOTH.email });
    await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'replaced' }));
    expect(window.sessionStorage).toHaveLength(0);
    await recheckSession();
    expect(state()).toEqual({ status: 'signed-out', reason: 'replaced' });
  });

  test('of its own user does nothing', async () => {
    await signInAs('partner');
    const states = recordStates();
    otherTab.postMessage({ kind: 'signed-in', email: PARTNER.email });
    otherTab.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(states).toEqual(['signed-out: expired']));
  });

  test('of a sign-in checks the session, and does not send the result', async () => {
    await checkSession();
    await askToSignIn(PARTNER);
    otherTab.postMessage({ kind: 'signed-in', email: PARTNER.email });
    await waitFor(() =>
      expect(state()).toMatchObject({ status: 'signed-in', user: { email: PARTNER.email } }),
    );
    await signOut();
    await waitFor(() => expect(heard).toEqual([{ kind: 'signed-out' }]));
  });

  test('of a sign-in that the service does not confirm stays signed out', async () => {
    await checkSession();
    const asked = jest.spyOn(globalThis, 'fetch');
    otherTab.postMessage({ kind: 'signed-in', email: PARTNER.email });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await recheckSession();
    expect(state()).toEqual({ status: 'signed-out', reason: 'visitor' });
  });

  test.each(['?', null, { kind: 'signed-in' }, { kind: 'renamed', email: BOTH.email }])(
    'of an unknown kind (%j) checks the session',
    async (message) => {
      await signInAs('partner');
      await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {} });
      otherTab.postMessage(message);
      await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'expired' }));
    },
  );

  test('of a sign-out during a check ignores the older response', async () => {
    await signInAs('partner');
    const fetched = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...question) => {
      const older = await fetched(...question);
      await held;
      return older;
    });
    const check = recheckSession();
    otherTab.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'expired' }));
    await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {} });
    const states = recordStates();
    release();
    await check;
    expect(states).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(3); // the older question, the fault, the newer question
  });
});

describe('another user on a page that has confirmed one', () => {
  test('is not shown, even if the session had ended in between', async () => {
    await signInAs('partner');
    otherTab.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(state().status).toBe('signed-out'));
    await askToSignIn(BOTH);
    otherTab.postMessage({ kind: 'signed-in', email: BOTH.email });
    await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'replaced' }));
  });

  // SES-19, SES-3.
  test('is not shown either when signing in here; the reloaded page shows the new user', async () => {
    await signInAs('partner');
    otherTab.postMessage({ kind: 'signed-out' });
    await waitFor(() => expect(state().status).toBe('signed-out'));
    const states = recordStates();
    await expect(signIn(BOTH)).resolves.toEqual({ kind: 'signed-in' });
    expect(states).toEqual(['signed-out: replaced']);
    expect(window.sessionStorage.getItem('user_email')).toBe(BOTH.email);
    await waitFor(() =>
      expect(heard).toEqual([
        { kind: 'signed-in', email: PARTNER.email },
        { kind: 'signed-in', email: BOTH.email },
      ]),
    );
    reload();
    await expect(checkSession()).resolves.toMatchObject({ status: 'signed-in', user: { email: BOTH.email } });
  });

  test('is signed in if the previous one was only cached', async () => {
    window.sessionStorage.setItem('is_login', 'true');
    window.sessionStorage.setItem('user_email', BOTH.email);
    await signIn(PARTNER);
    await expect(recheckSession()).resolves.toMatchObject({
      status: 'signed-in',
      user: { email: PARTNER.email },
    });
  });
});

describe('a tab that returns', () => {
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
  const returnFromCache = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  let now: number;
  beforeEach(async () => {
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await signInAs('partner');
    await recheckSession();
  });

  test.each([
    ['becomes visible', becomeVisible],
    ['returns from the back/forward cache', returnFromCache],
  ])('and %s checks again after a minute', async (_, comeBack) => {
    await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {} });
    now += 60_000;
    comeBack();
    await waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason: 'expired' }));
  });

  /** A check is sent once its code is there. */
  const whenSent = () => new Promise((resolve) => setTimeout(resolve));

  // SES-17.
  test('checks at most once a minute', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    now += 59_999;
    becomeVisible();
    returnFromCache();
    await whenSent();
    expect(asked).not.toHaveBeenCalled();
    now += 1;
    becomeVisible();
    returnFromCache();
    becomeVisible();
    await recheckSession();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('keeps its user when the service cannot be reached', async () => {
    await injectFault({ call: 'session', method: 'GET', kind: 'status', status: 404 });
    now += 60_000;
    becomeVisible();
    await recheckSession();
    expect(state()).toMatchObject({ status: 'signed-in', user: { email: PARTNER.email } });
  });

  test('checks nothing when it is hidden, or shown for the first time', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    now += 60_000;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    becomeVisible();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await whenSent();
    expect(asked).not.toHaveBeenCalled();
  });
});
