/** @jest-environment node */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { folderForTests, writeFiles } from '@portal/build/testing';
import { makeCertificate } from './portal-variables';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { startNameServer } from './testing/name-server';
import { Upstream } from './testing/upstream';

const SESSION = '/services/account/session';
const CONTENT = '/services/content/repos/portal/content/contents/content-data/x.json?ref=main';

const folder = folderForTests();
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Returns what it is given, and stops it after the test. */
const stopLater = <T extends { stop(): Promise<void> }>(started: T): T => {
  cleanups.push(() => started.stop());
  return started;
};
const startUpstream = async (...options: Parameters<typeof Upstream.start>) =>
  stopLater(await Upstream.start(...options));
const deploy = async (variables: Readonly<Record<string, string>>): Promise<TestDeployment> =>
  stopLater(await startDeployment({ variables }));

/** What a visitor can claim, as frameworks and other proxies read it. */
const CLAIMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['host', 'server', 'prefix', 'user'].map((name) => [`x-forwarded-${name}`, '//evil.example']),
  ),
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-proto': 'http',
  'x-forwarded-scheme': 'http',
  'x-forwarded-ssl': 'off',
  'x-forwarded-port': '6666',
  'x-real-ip': '6.6.6.6',
  'client-ip': '6.6.6.6',
  'x-client-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'x-original-url': '/services/account/other',
  'x-rewrite-url': '/services/account/other',
  forwarded: 'host=evil.example',
};

// DEP-3.
test('services get names and addresses from nginx, never what the visitor claims', async () => {
  const services = await startUpstream();
  const { client, origin } = await deploy({ PORTAL_SERVICES: services.origin });
  await client.send(`${origin}${SESSION}?a=%2F&b`, {
    method: 'POST',
    headers: { cookie: 'session=1', ...CLAIMS },
  });
  expect(services.seen).toEqual([
    {
      method: 'POST',
      url: `${SESSION}?a=%2F&b`,
      headers: {
        host: new URL(services.origin).host,
        cookie: 'session=1',
        'x-forwarded-host': new URL(origin).host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-real-ip': '127.0.0.1',
        'content-length': '0',
      },
    },
  ]);
});

// DEP-3.
test('a service’s redirect to itself leads to the portal', async () => {
  const services = await startUpstream();
  services.respond = () => ({
    status: 302,
    headers: { location: `${services.origin}/services/account/signin` },
  });
  const { client, origin } = await deploy({ PORTAL_SERVICES: services.origin });
  const { headers } = await client.send(origin + SESSION);
  expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}/services/account/signin`);
});

// DEP-5.
test('upstreams must have a certificate for their name', async () => {
  const names = stopLater(await startNameServer());
  const certificate = await makeCertificate(['services.test']);
  const upstream = await startUpstream({ certificate });
  const variables = (name: string, ca?: string) => ({
    PORTAL_RESOLVER: `127.0.0.1:${names.port}`,
    PORTAL_SERVICES: `https://${name}:${upstream.port}`,
    PORTAL_CONTENT_API: `https://${name}:${upstream.port}`,
    ...(ca === undefined ? {} : { PORTAL_CA: ca }),
  });
  const statuses = async ({ client, origin }: TestDeployment) => {
    const responses = [await client.send(origin + SESSION), await client.send(origin + CONTENT)];
    return responses.map(({ status }) => status);
  };
  const ca = folder.write('ca.pem', certificate.cert);
  const trusted = await deploy(variables('services.test', ca));
  expect(await statuses(trusted)).toEqual([200, 200]);
  const misnamed = await deploy(variables('other.test', ca));
  expect(await statuses(misnamed)).toEqual([502, 503]);
  const untrusted = await deploy(variables('services.test'));
  expect(await statuses(untrusted)).toEqual([502, 503]);
  expect(await untrusted.logs()).toMatch(/upstream SSL certificate verify error/);
  expect(upstream.seen).toHaveLength(2);
});

// DEP-5.
test('an upstream’s name is resolved again', async () => {
  const names = stopLater(await startNameServer());
  const before = await startUpstream();
  const after = await startUpstream({ host: '127.0.0.2', port: before.port });
  after.respond = () => ({ body: '{"moved":true}' });
  const { client, origin } = await deploy({
    PORTAL_RESOLVER: `127.0.0.1:${names.port}`,
    PORTAL_SERVICES: `http://services.test:${before.port}`,
  });
  expect((await client.send(origin + SESSION)).body).toBe('{}');
  names.address = '127.0.0.2';
  while ((await client.send(origin + SESSION)).body !== '{"moved":true}');
  expect(after.seen).toHaveLength(1);
});

// DEP-6.
test('no log contains a query, a cookie or a token, whatever fails', async () => {
  const { client, origin, plainOrigin, logs } = await deploy({ PORTAL_CONTENT_KEY: 'SECRET-key' });
  const headers = {
    authorization: 'Bearer SECRET-authorization',
    cookie: 'session=SECRET-cookie',
    referer: `${origin}/?token=SECRET-referrer`,
    'user-agent': 'SECRET-agent',
  };
  const paths = [
    '/start',
    SESSION,
    '/nowhere.js',
    '/host/gone.js',
    '/registry/x.json',
    CONTENT.split('?')[0],
  ];
  for (const path of paths) await client.send(`${origin}${path}?token=SECRET-query`, { headers });
  await client.send(`${plainOrigin}/start?token=SECRET-query`, { headers });
  await client.send(`${plainOrigin}/start?token=SECRET-query`, { headers: { ...headers, host: 'other' } });
  await client.send(origin + CONTENT, { headers });
  const written = await logs();
  for (const path of paths) expect(written).toContain(`"path":"${path}"`);
  expect(written).not.toContain('SECRET');
  // The reason is there where no token can be.
  expect(written).toMatch(/connect\(\) failed .*server: portal-content/);
});

// DEP-6.
test('each line of the access log is one object with time, visitor and result, whatever is requested', async () => {
  const { client, origin, logs } = await deploy({});
  const path = '/a"}{"status":200\\';
  await client.send(origin, { path, method: 'POST' });
  const lines = (await logs()).split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client: '127.0.0.1',
      method: 'POST',
      path,
      status: 405,
    }),
  ]);
});

// DEP-7.
test('a reload interrupts no request', async () => {
  const services = await startUpstream();
  const { client, origin, nginx, root } = await deploy({ PORTAL_SERVICES: services.origin });
  const held = services.hold();
  const running = client.send(origin + SESSION);
  const finish = await held;
  writeFiles(root, { 'host/headers.conf': 'add_header "x-from-release" "2" always;' });
  await promisify(exec)(nginx.reloadCommand);
  const getPage = () =>
    client.send(`${origin}/start`, { headers: { accept: 'text/html', connection: 'close' } });
  let release: unknown;
  do {
    const { status, headers } = await getPage();
    expect(status).toBe(200);
    release = headers['x-from-release'];
  } while (release !== '2');
  finish({ body: '{"finished":true}' });
  expect(await running).toMatchObject({ status: 200, body: '{"finished":true}' });
});
