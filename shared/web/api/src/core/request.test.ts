import { clearFaults, countFaultHits, injectFault, setUp } from '../testing';
import { accountRequest, describeError, getSession, HttpError, onUnauthorized, signIn } from './index';
import { carriesXsrf, xsrfToken } from './request';

beforeEach(setUp);
afterEach(clearFaults);

// API-7.
describe('the anti-forgery header', () => {
  test.each([
    ['POST', '/services/account/x', true],
    ['DELETE', 'services/account/x', true],
    ['GET', '/services/account/x', false],
    ['HEAD', '/services/account/x', false],
    ['POST', 'https://account.example/x', false],
    ['POST', 'HTTPS://account.example/x', false],
    ['POST', '//account.example/x', false],
  ])('on %s %s: %s', (method, url, carried) => {
    expect(carriesXsrf(method, url)).toBe(carried);
  });

  test.each([
    ['XSRF-TOKEN=a%20b', 'a b'],
    ['x=1; XSRF-TOKEN=a=b; y=2', 'a=b'],
    ['XSRF-TOKEN=%', '%'],
    ['OTHER-XSRF-TOKEN=a', undefined],
    ['', undefined],
  ])('reads the cookies "%s"', (cookies, token) => {
    expect(xsrfToken(cookies)).toBe(token);
  });
});

describe('a call', () => {
  // API-1, CALL-3.
  test('signs in over HTTP, with the token of the first response', async () => {
    await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
    await expect(signIn({ email: 'partner@fabrikam.example', password: 'wrong' })).resolves.toBe(false);
  });

  // API-3, API-4.
  test.each([429, 500, 503, 507, 520, 599])('is retried when a GET gets %i', async (status) => {
    await injectFault({ call: 'session', kind: 'status', status, times: 1 });
    await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
  });

  // API-4.
  test.each([400, 408, 413, 501, 505])('is not retried when a GET gets %i', async (status) => {
    await injectFault({ call: 'session', kind: 'status', status });
    await expect(getSession()).rejects.toMatchObject({ name: 'HttpError', status });
    expect(await countFaultHits()).toBe(1);
  });

  // API-5.
  test.each([429, 502])('waits for a short Retry-After of a %i', async (status) => {
    await injectFault({ call: 'session', kind: 'status', status, headers: { 'Retry-After': '1' }, times: 1 });
    const start = performance.now();
    await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  test('is retried soon without Retry-After, whatever X-RateLimit-Reset says', async () => {
    const headers = { 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + 3_600) };
    await injectFault({ call: 'session', kind: 'status', status: 502, headers, times: 1 });
    await expect(getSession()).resolves.toEqual({ kind: 'signed-out' });
  });

  // API-5.
  test.each([
    ['90', 'The server is busy. Please try again in 90 seconds.'],
    ['150', 'The server is busy. Please try again in 3 minutes.'],
    ['7200', 'The server is busy. Please try again in 2 hours.'],
    ['31536000', 'The server is busy. Please try again later.'],
  ])('fails at once on a Retry-After of %s s, and names the wait', async (seconds, text) => {
    await injectFault({ call: 'session', kind: 'status', status: 429, headers: { 'Retry-After': seconds } });
    const error = await getSession().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'HttpError', status: 429, retryAfter: Number(seconds) * 1000 });
    expect(describeError(error)).toBe(text);
    expect(await countFaultHits()).toBe(1);
  });

  // API-10, API-3.
  test('is never retried when it writes', async () => {
    await getSession();
    await injectFault({ call: 'widgetsignin', kind: 'status', status: 503, times: 1 });
    await expect(signIn({ email: 'x', password: 'y' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 503,
    });
  });

  // API-8.
  test('fails if the response does not match its schema, and names the field', async () => {
    await injectFault({ call: 'session', kind: 'body', body: '{"user":{"email":1},"tokens":{}}' });
    await expect(getSession()).rejects.toMatchObject({
      name: 'ResponseError',
      issues: ['user.email: expected string'],
    });
  });

  test('never quotes a response that does not match its schema', async () => {
    await injectFault({ call: 'session', kind: 'body', body: '{"user":"Jane Doe","tokens":"s3cret"}' });
    const error: unknown = await getSession().catch((failure: unknown) => failure);
    expect(String(error)).toContain('tokens: expected');
    expect(String(error)).not.toMatch(/Jane|s3cret/);
  });

  test('fails if the response is not JSON', async () => {
    await injectFault({ call: 'session', kind: 'body', body: '<html>', contentType: 'text/html' });
    await expect(getSession()).rejects.toMatchObject({ name: 'ResponseError', issues: ['not valid JSON'] });
  });

  test('notifies listeners of a 401', async () => {
    const listener = jest.fn();
    const stop = onUnauthorized(listener);
    await getSession();
    await expect(accountRequest('/getalllicenses', { method: 'POST', json: {} })).rejects.toMatchObject({
      name: 'HttpError',
      status: 401,
    });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});

test.each([
  [new HttpError(401, '/x', ''), 'Your session has ended. Please sign in again.'],
  [new HttpError(500, '/x', ''), 'The server answered with an error (500).'],
  [new Error('?'), 'Something unexpected happened.'],
])('describes %s to users', (error, text) => {
  expect(describeError(error)).toBe(text);
});
