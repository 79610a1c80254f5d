/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import { sendRaw } from '../testing/test-site';

const sandbox = forTests(startTestSandbox);

/** The status of a request with any Host header. */
const ask = async (path: string, headers: Record<string, string>, method = 'GET', { origin } = sandbox) =>
  (await sendRaw(origin, path, headers, method)).status;

describe('the host that is asked for', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'cae.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'localhost:80',
  ])('may be %s', async (host) => {
    expect(await ask('/services/health', { host })).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    'localhost/evil.example',
    '192.168.1.5:3000',
    'a"b',
  ])('may not be "%s"', async (host) => {
    expect(await ask('/services/health', { host })).toBe(403);
  });

  test('is checked in Host and in X-Forwarded-Host', async () => {
    expect(await ask('/services/health', { host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(
      403,
    );
    expect(await ask('/services/health', { host: 'localhost', 'x-forwarded-host': 'evil.example' })).toBe(
      403,
    );
  });

  test('may be another name or address if the options allow it', async () => {
    const open = await startTestSandbox({ exposed: true, allowedHosts: ['Portal.test'] });
    for (const [host, status] of [
      ['portal.test:3000', 200],
      ['192.168.1.5:3000', 200],
      ['evil.example', 403],
    ] as const)
      expect([host, await ask('/services/health', { host }, 'GET', open)]).toEqual([host, status]);
    await open.close();
  });
});

test.each([
  ['https', 200],
  ['http', 200],
  ['javascript', 400],
  ['http","evil":"', 400],
])('a proxy may forward the protocol %j: %i', async (protocol, status) => {
  expect(await ask('/portal.config.json', { 'x-forwarded-proto': protocol })).toBe(status);
});

const changes: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/services/reset'],
  ['POST', '/services/faults'],
  ['DELETE', '/services/faults'],
  ['DELETE', '/services/faults/1'],
  ['POST', '/services/tracking'],
  ['DELETE', '/services/tracking/events'],
  ['POST', '/services/errors/api/1/envelope/'],
  ['DELETE', '/services/errors/events'],
  ['POST', '/services/account/api/widgetsignin'],
  ['DELETE', '/services/account/session'],
  ['POST', '/services/account/signin'],
  ['POST', '/places/contact-form'],
];

describe.each(changes)('%s %s', (method, path) => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site, in a browser that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to a page of %s', async (_, headers) => {
    expect(await ask(path, { ...headers }, method)).toBe(403);
  });
});

test('a page of the portal and a program may change things', async () => {
  expect(await ask('/services/reset', { origin: sandbox.origin }, 'POST')).toBe(200);
  expect(await ask('/services/reset', { 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(200);
  expect(await ask('/services/reset', {}, 'POST')).toBe(200);
});

describe.each([true, false])('behind a proxy: %s', (behindProxy) => {
  const own = forTests(() => startTestSandbox({ behindProxy }));

  test.each([
    ['127.0.0.1', 200],
    ['10.89.0.5', behindProxy ? 200 : 403],
    ['203.0.113.5', 403],
  ])('a page of the origin that %s forwards gets %i', async (remoteAddress, status) => {
    const { statusCode } = await own.app.inject({
      method: 'POST',
      url: '/services/reset',
      remoteAddress,
      headers: {
        host: 'localhost:3000',
        origin: 'https://localhost:8443',
        'x-forwarded-host': 'localhost:8443',
        'x-forwarded-proto': 'https',
      },
    });
    expect(statusCode).toBe(status);
  });
});
