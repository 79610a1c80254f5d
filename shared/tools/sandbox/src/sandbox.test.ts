/** @jest-environment node */
import { folderForTests } from '@portal/build/testing';
import { demoAccounts, localConfig } from './index';
import { forTests, startTestSandbox } from './testing/test-sandbox';

const SESSION = '/services/account/session';
const sandbox = forTests(startTestSandbox);
const folder = folderForTests();

test('accounts, sessions and trials survive a restart', async () => {
  const dataDir = folder.path;
  const first = await startTestSandbox({ dataDir });
  const visitor = await first.signedIn('new@start.example', 'welcome');
  const trial: unknown = await (
    await visitor.account('trialproduct', { product: 'hwp', isCreate: true })
  ).json();
  await first.close();

  const second = await startTestSandbox({ dataDir });
  const headers = { cookie: `portal_session=${visitor.cookie('portal_session')}` };
  expect(await (await fetch(second.origin + SESSION, { headers })).json()).toHaveProperty('tokens');
  const again = await second.signedIn('new@start.example', 'welcome');
  expect(await (await again.account('trialproduct', { product: 'hwp' })).json()).toEqual(trial);
  await second.close();
});

test('a reset brings the demo accounts back, and clears sessions, faults and the inbox', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  await visitor.account('trialproduct', { product: 'hwp', isCreate: true });
  await visitor.post('/services/tracking', { type: 'event', name: 'e', properties: {} });
  await visitor.post('/services/faults', { call: 'content', kind: 'hang' });

  expect(await (await visitor.send('/services/reset', { method: 'POST' })).json()).toEqual({ reset: true });
  expect(await visitor.json(SESSION)).toEqual({});
  expect(await visitor.json('/services/faults')).toEqual([]);
  expect(await visitor.json('/services/tracking/events')).toEqual([]);
  const again = await sandbox.signedIn('new@start.example', 'welcome');
  expect(await (await again.account('trialproduct', { product: 'hwp' })).json()).toMatchObject({
    license_key: '',
  });
});

test('every demo account can sign in', async () => {
  for (const { email, password } of demoAccounts) {
    expect([email, await sandbox.visitor().signIn(email, password)]).toEqual([email, { success: true }]);
  }
});

test.each([
  ['GET', '/services/account/nothing'],
  ['POST', '/services/nothing'],
  ['DELETE', '/nothing'],
])('%s %s is answered with a JSON error', async (method, path) => {
  const answer = await fetch(sandbox.origin + path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'not-found', message: expect.stringContaining(path) });
});

test('the default configuration has an absolute address for error reports', () => {
  expect(localConfig).toHaveProperty('observability.dsn', 'http://public@localhost:3000/services/errors/1');
});

// The local stack costs a visitor as many bytes as a deployed portal.
test.each(['br', 'gzip'])('sends JSON compressed to who accepts %s', async (encoding) => {
  const { headers } = await fetch(`${sandbox.origin}/portal.config.json`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('accept-encoding');
});
