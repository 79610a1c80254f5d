/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sandboxRoot } from '../paths';
import { forTests, startTestSandbox } from '../testing/test-sandbox';

/** The names of calls that the README lists. */
const NAMES = [
  ...(/^Names: (.+)\.$/m.exec(readFileSync(`${sandboxRoot}/README.md`, 'utf8'))?.[1] ?? '').matchAll(
    /`(\w+)`/g,
  ),
].map(([, name]) => name);

const sandbox = forTests(startTestSandbox);
afterEach(() => fetch(`${sandbox.origin}/services/faults`, { method: 'DELETE' }));

const order = (fault: unknown) => sandbox.visitor().post('/services/faults', fault);
const session = (init?: RequestInit) => fetch(`${sandbox.origin}/services/account/session`, init);

test('a status with a JSON error', async () => {
  await order({ call: 'session', kind: 'status', status: 503 });
  const answer = await session();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: 'fault' });
});

test('a status with a page', async () => {
  await order({ call: 'session', kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' });
  const answer = await session();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await answer.text()).toBe('<h1>Bad gateway</h1>');
});

test('a status with headers', async () => {
  await order({ call: 'session', kind: 'status', status: 429, headers: { 'Retry-After': '90' } });
  const answer = await session();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
});

test.each([[{ user: 'nobody' }], [[]], [[{ user: 'nobody' }]], [null], [7], [false]])(
  'another body: %j',
  async (body) => {
    await order({ call: 'session', kind: 'body', body });
    expect(await (await session()).json()).toEqual(body);
  },
);

test('a body of another type', async () => {
  await order({ call: 'session', kind: 'body', body: 'not json', contentType: 'text/plain' });
  expect((await session()).headers.get('content-type')).toMatch(/^text\/plain/);
});

test('a delayed regular response', async () => {
  await order({ call: 'session', kind: 'latency', delayMs: 20 });
  expect(await (await session()).json()).toEqual({});
});

test('a cut connection', async () => {
  await order({ call: 'session', kind: 'abort' });
  await expect(session()).rejects.toThrow();
});

test('a truncated response', async () => {
  await order({ call: 'session', kind: 'truncate', body: '{"user": {' });
  const answer = await session();
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
});

test('a response that stalls in the middle', async () => {
  await order({ call: 'session', kind: 'stall', body: '{"user": {' });
  const answer = await session();
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"user": {');
  const rest = reader?.read().then(() => 'more');
  const other = sandbox
    .visitor()
    .json('/services/health')
    .then(() => 'nothing more');
  expect(await Promise.race([rest, other])).toBe('nothing more');
  await reader?.cancel();
  expect(await rest).toBe('more');
});

test('a call without a response, which ends when the client disconnects or the server closes', async () => {
  const hanging = await startTestSandbox();
  await hanging.visitor().post('/services/faults', { call: 'session', kind: 'hang' });
  const leaving = new AbortController();
  const left = fetch(`${hanging.origin}/services/account/session`, { signal: leaving.signal });
  const held = fetch(`${hanging.origin}/services/account/session`);
  const ends = Promise.allSettled([left, held]);
  // Both hang by now: calls of one client are answered in their order.
  expect(await hanging.visitor().json('/services/health')).toEqual({ ready: true });
  leaving.abort();
  await hanging.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a number of times', async () => {
  await order({ call: 'session', kind: 'status', status: 500, times: 2 });
  const statuses = [await session(), await session(), await session()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('one method only', async () => {
  await order({ call: 'static:/services/account/session', method: 'DELETE', kind: 'status', status: 500 });
  expect((await session()).status).toBe(200);
});

test('one subject only', async () => {
  const visitor = await sandbox.signedIn('partner@fabrikam.example', 'partner');
  const check = (product: string) => visitor.send(`/services/account/getuserlicense?product=${product}`);
  await order({ call: 'getuserlicense:realdwg', kind: 'status', status: 500 });
  expect([(await check('realdwg')).status, (await check('polygonica')).status]).toEqual([500, 200]);
});

test.each([
  ['trialproduct:hwp', 'trialproduct', { product: 'hwp' }],
  ['getpackageinstaller:packages/realdwg', 'getpackageinstaller', { object_key: 'packages/realdwg/x' }],
])('%s by what the body says', async (call, path, body) => {
  const visitor = await sandbox.signedIn('partner@fabrikam.example', 'partner');
  await order({ call, kind: 'status', status: 507 });
  expect((await visitor.account(path, body)).status).toBe(507);
});

test('content by the path of its file', async () => {
  await order({ call: 'content:hoops-product/', kind: 'status', status: 500 });
  const get = (path: string) =>
    fetch(`${sandbox.origin}/services/content/repos/portal/content/contents/content-data/${path}`);
  const statuses = [
    (await get('hoops-product/hoops-exchange/hoops-exchange-version.json')).status,
    (await get('releases_prod_latest.json')).status,
  ];
  expect(statuses).toEqual([500, 200]);
});

test('any address by its beginning, also one that does not exist, once for each request', async () => {
  await order({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 500, times: 2 });
  const get = async (path: string) => (await fetch(sandbox.origin + path)).status;
  expect([await get('/remotes/mfe-cae/a.js'), await get('/remotes/mfe-hoops/a.js')]).toEqual([500, 404]);
  expect([await get('/remotes/mfe-cae/a.js'), await get('/remotes/mfe-cae/a.js')]).toEqual([500, 404]);
});

test('faults are listed and cleared, one or all', async () => {
  const one = (await (await order({ call: 'session', kind: 'hang' })).json()) as { id: number };
  await order({ call: 'content', kind: 'abort' });
  const visitor = sandbox.visitor();
  expect(await visitor.json('/services/faults')).toHaveLength(2);
  expect((await visitor.delete(`/services/faults/${one.id}`)).status).toBe(200);
  expect(await visitor.json('/services/faults')).toEqual([
    expect.objectContaining({ fault: { call: 'content', kind: 'abort' }, struck: 0 }),
  ]);
  expect(await (await visitor.delete('/services/faults')).json()).toEqual({ cleared: 1 });
});

test('faults do not apply to the calls for faults', async () => {
  await order({ call: 'static:/services/', kind: 'status', status: 500 });
  expect((await fetch(`${sandbox.origin}/services/faults`)).status).toBe(200);
});

test.each([
  ['body.call', { kind: 'hang' }],
  ['body.call', { call: 'Session!', kind: 'hang' }],
  ['body.call', { call: 'sesion', kind: 'hang' }],
  ['body.call', { call: 'contents:hoops-product/', kind: 'hang' }],
  ['body.call', { call: 'static', kind: 'hang' }],
  ['body.kind', { call: 'session', kind: 'explode' }],
  ['body.status', { call: 'session', kind: 'status' }],
  ['body.status', { call: 'session', kind: 'status', status: 99 }],
  ['body.delayMs', { call: 'session', kind: 'latency' }],
  ['body.delayMs', { call: 'session', kind: 'latency', delayMs: 3_600_000 }],
  ['body.body', { call: 'session', kind: 'body' }],
  ['body.times', { call: 'session', kind: 'hang', times: 0 }],
  ['body.time', { call: 'session', kind: 'hang', time: 1 }],
  ['body.status', { call: 'session', kind: 'hang', status: 500 }],
  ['body.method', { call: 'session', kind: 'hang', method: 'BREW' }],
])('a wrong %s is named', async (path, fault) => {
  const answer = await order(fault);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'invalid-input', problems: [{ path }] });
});

test.each(NAMES)('%s can fail', async (call) => {
  expect((await order({ call, kind: 'abort' })).status).toBe(201);
});

test.each([
  ['that is not there', 999, 404],
  ['that is no number', 'x', 400],
])('clearing a fault %s is refused', async (_, id, status) => {
  expect((await sandbox.visitor().delete(`/services/faults/${id}`)).status).toBe(status);
});
