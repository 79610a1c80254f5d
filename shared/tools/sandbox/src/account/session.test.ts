/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';

const SESSION = '/services/account/session';
const sandbox = forTests(startTestSandbox);

test('a visitor has an empty session and gets the anti-forgery cookie', async () => {
  const visitor = sandbox.visitor();
  const answer = await visitor.send(SESSION);
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/),
  ]);
});

test('the anti-forgery cookie stays the same', async () => {
  const visitor = sandbox.visitor();
  await visitor.send(SESSION);
  expect((await visitor.send(SESSION)).headers.getSetCookie()).toEqual([]);
});

// CALL-1.
test('signing in gives a session with user and tokens, in a cookie that is out of reach for scripts', async () => {
  const visitor = sandbox.visitor();
  await visitor.send(SESSION);
  const answer = await visitor.account('api/widgetsignin', {
    body: { email: 'partner@fabrikam.example', password: 'partner' },
  });
  expect(await answer.json()).toEqual({ success: true });
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^portal_session=.+; HttpOnly/));
  expect(await visitor.json(SESSION)).toEqual({
    user: {
      email: 'partner@fabrikam.example',
      company: 'Fabrikam Manufacturing',
      given_name: 'Paolo',
      family_name: 'Ferri',
    },
    tokens: expect.any(Object),
  });
});

test.each([
  ['a wrong password', 'partner@fabrikam.example', 'wrong'],
  ['an unknown e-mail', 'nobody@nowhere.example', 'partner'],
  ['nothing', '', ''],
])('%s does not sign in', async (_, email, password) => {
  const visitor = sandbox.visitor();
  expect(await visitor.signIn(email, password)).toEqual({ success: false });
  expect(await visitor.json(SESSION)).toEqual({});
});

test('the e-mail may be written in any case', async () => {
  expect(await sandbox.visitor().signIn(' Partner@Fabrikam.Example ', 'partner')).toEqual({ success: true });
});

test('the account without tokens signs in but has an incomplete session', async () => {
  const visitor = await sandbox.signedIn('notokens@acme.example', 'notokens');
  const session = await visitor.json(SESSION);
  expect(session).toHaveProperty('user.email', 'notokens@acme.example');
  expect(session).not.toHaveProperty('tokens');
});

// CALL-2.
test('signing out ends the session for every tab, and twice does no harm', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const cookie = visitor.cookie('portal_session');
  expect((await visitor.delete(SESSION)).status).toBe(200);
  expect((await visitor.delete(SESSION)).status).toBe(200);
  const otherTab = await sandbox.visitor().send(SESSION, { headers: { cookie: `portal_session=${cookie}` } });
  expect(await otherTab.json()).toEqual({});
});

test('a session ends by itself after twelve hours', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  sandbox.advance(12 * 3_600_000);
  expect(await visitor.json(SESSION)).toEqual({});
});

test.each([
  ['without the header', {}],
  ['with another token', { 'x-xsrf-token': 'guessed' }],
])('a write %s is refused', async (_, headers) => {
  const visitor = sandbox.visitor();
  await visitor.send(SESSION);
  const answer = await visitor.send(SESSION, { method: 'DELETE', headers });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    error: 'xsrf',
    message: expect.stringContaining('X-XSRF-TOKEN'),
  });
});

// BOX-2.
test('a write without any cookie is refused', async () => {
  const answer = await sandbox.visitor().send(SESSION, { method: 'DELETE', headers: { 'x-xsrf-token': '' } });
  expect(answer.status).toBe(403);
});

test.each([
  ['no JSON', '{"body":', 400, 'invalid-json-body'],
  ['no body field', '{}', 400, 'invalid-input'],
  ['a number as password', '{"body":{"email":"a@b.example","password":1}}', 400, 'invalid-input'],
  ['too much', JSON.stringify({ body: 'x'.repeat(300_000) }), 413, 'body-too-large'],
])('a sign-in with %s is answered with a clear error', async (_, body, status, error) => {
  const visitor = sandbox.visitor();
  await visitor.send(SESSION);
  const answer = await visitor.send('/services/account/api/widgetsignin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '' },
    body,
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error, message: expect.any(String) });
});

test('what is no text does not stand for the token', async () => {
  const visitor = sandbox.visitor();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ xsrf_token: { toString: 1 } });
  const answer = await visitor.send('/services/account/getalllicenses', { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
});

test('the wrong field is named', async () => {
  const visitor = sandbox.visitor();
  await visitor.send(SESSION);
  const answer = await visitor.account('api/widgetsignin', { body: { email: 1, password: 'x' } });
  expect(await answer.json()).toMatchObject({
    problems: [{ path: 'body.body.email', reason: expect.any(String) }],
  });
});

test('the marketing identity is that of the session', async () => {
  const visitor = await sandbox.signedIn('evaluator@acme.example', 'evaluate');
  expect(await visitor.json('/services/account/getuserhubspotdata')).toEqual({
    email: 'evaluator@acme.example',
    firstname: 'Eva',
    lastname: 'Lindqvist',
    company: 'Acme Robotics',
  });
});
