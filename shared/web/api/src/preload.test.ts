import { preloadOnce, takePreloaded } from '@portal/query/preload';
import { getSession, isHttpError, request, signIn } from './core';
import { takePreloadedAttempt } from './core/attempts';
import { clearFaults, countFaultHits, injectFault, setUp } from './testing';

const SESSION = '/services/account/session';

let asked: jest.SpyInstance;
beforeEach(async () => {
  await setUp();
  asked = jest.spyOn(globalThis, 'fetch');
});
afterEach(async () => {
  asked.mockRestore();
  delete window.portalPreloads;
  await clearFaults();
});

test('serves one call, without a second request', async () => {
  void preloadOnce(SESSION);
  await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
  expect(asked).toHaveBeenCalledTimes(1);
  await getSession();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('is requested once while it is pending', () => {
  const first = preloadOnce(SESSION);
  expect(first).toBeDefined();
  expect(preloadOnce(SESSION)).toBe(first);
});

test('preloadOnce sends nothing after a call has requested the URL', async () => {
  expect(preloadOnce(SESSION)).toBeDefined();
  await getSession();
  expect(preloadOnce(SESSION)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('can be read after the timeout', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const over = new AbortController();
  timeout.mockReturnValue(over.signal);
  await preloadOnce(SESSION);
  over.abort();
  timeout.mockRestore();
  await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('expires after its lifetime, but not while it is pending', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const slow = preloadOnce(SESSION);
  clock.mockReturnValue(60_001);
  expect(preloadOnce(SESSION)).toBe(slow);
  await slow;
  clock.mockReturnValue(120_001);
  expect(takePreloaded(SESSION)).toBe(slow);

  clock.mockReturnValue(180_002);
  await preloadOnce(SESSION);
  clock.mockReturnValue(240_003);
  expect(takePreloaded(SESSION)).toBeUndefined();
  clock.mockRestore();
});

// API-3, API-6.
describe('counts as the first attempt of the call that takes it', () => {
  // API-6, SES-6.
  test('for a visitor: 401 is requested once', async () => {
    await injectFault({ call: 'session', kind: 'status', status: 401 });
    void preloadOnce(SESSION);
    await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
    expect(await countFaultHits()).toBe(1);
  });

  test('for a missing file: 404 is requested once, and keeps the body', async () => {
    const missing = '/services/content/repos/portal/content/contents/content-data/missing.json?ref=main';
    void preloadOnce(missing);
    const error = await request(missing).catch((reason: unknown) => reason);
    expect(isHttpError(error, 404) && JSON.parse(error.body)).toMatchObject({ message: 'Not Found' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([{ kind: 'status', status: 503 }, { kind: 'abort' }])(
    'when it failed with %j: two retries follow, no more',
    async (failure) => {
      await injectFault({ call: 'session', ...failure });
      void preloadOnce(SESSION)?.catch(() => undefined);
      await expect(getSession()).rejects.toThrow();
      expect(await countFaultHits()).toBe(3);
    },
  );

  // API-5.
  test('on a long Retry-After: no retry follows', async () => {
    const headers = { 'Retry-After': '90' };
    await injectFault({ call: 'session', kind: 'status', status: 503, headers });
    void preloadOnce(SESSION);
    await expect(getSession()).rejects.toMatchObject({ status: 503, retryAfter: 90_000 });
    expect(await countFaultHits()).toBe(1);
  });
});

test('is retried after a failure, like any call', async () => {
  await injectFault({ call: 'session', kind: 'status', status: 503, times: 1 });
  await preloadOnce(SESSION);
  await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
});

test('is requested again after a timeout', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  timeout.mockReturnValueOnce(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
  await expect(preloadOnce(SESSION)).rejects.toThrow('Too late');
  timeout.mockRestore();
  await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
});

test('rejects at once when the call is aborted', async () => {
  await injectFault({ call: 'session', kind: 'latency', delayMs: 200, times: 1 });
  void preloadOnce(SESSION);
  const given = new AbortController();
  const answer = takePreloadedAttempt(SESSION, given.signal);
  given.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('is not used for a POST', async () => {
  void preloadOnce('/services/account/api/widgetsignin');
  await expect(signIn({ email: 'nobody', password: 'x' })).resolves.toBe(false);
  expect(takePreloaded('/services/account/api/widgetsignin')).toBeDefined();
});
