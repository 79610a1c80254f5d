/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import type { Visitor } from '../testing/visitor';

const sandbox = forTests(startTestSandbox);

const ACCOUNT = '/services/account';

/** Opens a form page and sends its form back with these fields. */
async function submit(visitor: Visitor, page: string, fields: Record<string, string>): Promise<Response> {
  const form = await (await visitor.send(`${ACCOUNT}/${page}`)).text();
  const token = /name="xsrf_token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  return visitor.send(`${ACCOUNT}/${page}`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf_token: token, ...fields }),
  });
}

const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };

test('the pages show where they lead back to, as text', async () => {
  const address = '/start?a="><script>alert(1)</script>';
  const page = await sandbox.visitor().send(`${ACCOUNT}/signin?redirect_url=${encodeURIComponent(address)}`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script>');
});

test('signing in leads back to a page of the same origin', async () => {
  const visitor = sandbox.visitor();
  const target = `${sandbox.origin}/hoops/communicator/downloads/latest?x=1#top`;
  const answer = await submit(visitor, 'signin', { ...PARTNER, redirect_url: target });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
  expect(await visitor.json(`${ACCOUNT}/session`)).toHaveProperty('tokens');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'signing in never leads to %p',
  async (redirect_url) => {
    const answer = await submit(sandbox.visitor(), 'signin', { ...PARTNER, redirect_url });
    const location = new URL(answer.headers.get('location') ?? '', sandbox.origin);
    expect(location.origin).toBe(sandbox.origin);
  },
);

test('a path that a browser would take for a host stays on the origin', async () => {
  const answer = await submit(sandbox.visitor(), 'signin', {
    ...PARTNER,
    redirect_url: `${sandbox.origin}//evil.example`,
  });
  expect(answer.headers.get('location')).toBe(`${sandbox.origin}//evil.example`);
});

test('the form shows a message for a wrong password', async () => {
  const answer = await submit(sandbox.visitor(), 'signin', { ...PARTNER, password: 'wrong' });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('Invalid username or password.');
});

test('a form without its token is refused', async () => {
  const answer = await submit(sandbox.visitor(), 'signin', { ...PARTNER, xsrf_token: 'guessed' });
  expect(answer.status).toBe(403);
});

const PERSON = {
  email: 'ada@lab.example',
  password: 'analytical',
  given_name: 'Ada',
  family_name: 'King',
  company: 'Lab',
};

test('signing up makes an account that is signed in', async () => {
  const visitor = sandbox.visitor();
  expect((await submit(visitor, 'signup', PERSON)).status).toBe(303);
  expect(await visitor.json(`${ACCOUNT}/session`)).toHaveProperty('user.given_name', 'Ada');
  expect(await sandbox.visitor().signIn(PERSON.email, PERSON.password)).toEqual({ success: true });
});

test.each([
  ['an e-mail that has an account', { email: 'partner@fabrikam.example' }, 409, 'already'],
  ['a short password', { email: 'bo@lab.example', password: 'short' }, 400, 'at least 8 characters'],
  ['no name', { email: 'bo@lab.example', given_name: '' }, 400, 'given_name'],
])('signing up with %s is explained', async (_, wrong, status, words) => {
  const answer = await submit(sandbox.visitor(), 'signup', { ...PERSON, ...wrong });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
});

test('My Account shows the user, and asks a visitor to sign in', async () => {
  const partner = await sandbox.signedIn(PARTNER.email, PARTNER.password);
  expect(await (await partner.send(`${ACCOUNT}/account?redirect_url=/start`)).text()).toContain(
    'Paolo Ferri',
  );
  const answer = await sandbox.visitor().send(`${ACCOUNT}/account`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^signin\?/)]);
});

test('the page for a forgotten password lists the demo accounts', async () => {
  const page = await sandbox.visitor().send(`${ACCOUNT}/password/forgot`);
  expect(await page.text()).toContain('evaluator@acme.example');
});
