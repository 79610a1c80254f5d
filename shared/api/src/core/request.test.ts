import { mendFaults, orderFault, setUp } from '../testing';
import { accountRequest, describeError, getSession, HttpError, onUnauthorized, signIn } from './index';
import { carriesXsrf, xsrfToken } from './xsrf';

beforeEach(setUp);
afterEach(mendFaults);

describe('the anti-forgery header', () => {
  it.each([
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

  it.each([
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
  it('signs in over HTTP, with the token of the first answer', async () => {
    await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
    await expect(signIn({ email: 'partner@fabrikam.example', password: 'wrong' })).resolves.toBe(false);
  });

  it('is repeated when a GET meets a server’s error', async () => {
    await orderFault({ call: 'session', kind: 'status', status: 503, times: 1 });
    await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
  });

  it('is never repeated when it writes', async () => {
    await getSession();
    await orderFault({ call: 'widgetsignin', kind: 'status', status: 503, times: 1 });
    await expect(signIn({ email: 'x', password: 'y' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 503,
    });
  });

  it('whose answer does not fit its schema has failed, and says where', async () => {
    await orderFault({ call: 'session', kind: 'body', body: '{"user":{"email":1},"tokens":{}}' });
    await expect(getSession()).rejects.toMatchObject({
      name: 'AnswerError',
      issues: [expect.stringContaining('user.email')],
    });
  });

  it('whose answer is not JSON has failed', async () => {
    await orderFault({ call: 'session', kind: 'body', body: '<html>', contentType: 'text/html' });
    await expect(getSession()).rejects.toMatchObject({ name: 'AnswerError', issues: ['not valid JSON'] });
  });

  it('tells those who listen when it is answered 401', async () => {
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

it.each([
  [new HttpError(401, '/x', ''), 'Your session has ended. Please sign in again.'],
  [new HttpError(500, '/x', ''), 'The server answered with an error (500).'],
  [new Error('?'), 'Something unexpected happened.'],
])('describes %s to people', (error, text) => {
  expect(describeError(error)).toBe(text);
});
