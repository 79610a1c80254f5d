/** @jest-environment node */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { getWithHttp2, handshake, WITHOUT_AEAD } from './testing/handshake';

let deployment: TestDeployment;

beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());

/** Resolves once a server accepts a connection. @throws if it refuses it. */
async function connects(host: string, url: string): Promise<void> {
  const socket = createConnection({ host, port: Number(new URL(url).port) });
  await once(socket, 'connect');
  socket.destroy();
}

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === '::1');
// DEP-1.
(hasIPv6 ? test : test.skip)('listens for IPv4 and IPv6 at the address of the README', async () => {
  const both = await startDeployment({ address: '[::]' });
  const attempts = ['127.0.0.1', '::1'].flatMap((host) => [
    connects(host, both.origin),
    connects(host, both.plainOrigin),
  ]);
  const outcomes = await Promise.allSettled(attempts);
  await both.stop();
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
});

// DEP-1.
test('plain HTTP redirects to the portal’s own name, whatever the path', async () => {
  const { client, plainOrigin, origin } = deployment;
  const { status, headers } = await client.send(`${plainOrigin}/hoops/communicator?tab=1`);
  expect([status, headers.location]).toEqual([301, `${origin}/hoops/communicator?tab=1`]);
  expect(headers['strict-transport-security']).toBeUndefined();
});

// DEP-1.
test('requests for another name are refused', async () => {
  const { client, plainOrigin, origin } = deployment;
  const headers = { host: 'evil.example' };
  const plain = await client.send(`${plainOrigin}/start`, { headers });
  expect([plain.status, plain.headers.location]).toEqual([421, undefined]);
  expect((await client.send(`${origin}/start`, { headers })).status).toBe(421);
  await expect(client.send(`${origin}/start`, { servername: 'evil.example' })).rejects.toThrow(
    /unrecognized name/i,
  );
});

// DEP-1.
test('every response over HTTPS has HSTS', async () => {
  const { client, origin } = deployment;
  const headers = { accept: 'text/html' };
  const paths = [
    '/start',
    '/cae/x',
    '/host/main.1.js',
    '/host/gone.js',
    '/registry/cae.json',
    '/portal.config.json',
  ];
  for (const path of [...paths, '/services/account/session', '/services/content/gone', '/host/live.json']) {
    const response = await client.send(origin + path, { headers });
    expect([path, response.headers['strict-transport-security']]).toEqual([path, 'max-age=63072000']);
  }
});

// DEP-1.
test('serves HTTP/2', async () => {
  expect((await getWithHttp2(deployment.port, '/start')).status).toBe(200);
});

// DEP-1.
test.each([
  [
    'TLS older than 1.2',
    { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' },
    /protocol version/i,
  ],
  ['suites without authenticated encryption', WITHOUT_AEAD, /handshake failure/i],
] as const)('refuses %s', async (_, options, refusal) => {
  expect(await handshake(deployment.port, options)).toMatch(refusal);
});

// DEP-1.
test('offers TLS 1.3, and suites with forward secrecy and authenticated encryption in 1.2', async () => {
  expect(await handshake(deployment.port)).toMatch(/^TLSv1.3 /);
  expect(await handshake(deployment.port, { maxVersion: 'TLSv1.2' })).toMatch(
    /^TLSv1.2 ECDHE-ECDSA-.*GCM|CHACHA20/,
  );
});

// DEP-2.
test('documents have the headers of the host’s release', async () => {
  const { client, origin } = deployment;
  for (const path of ['/start', '/', '/cae/x'])
    expect((await client.send(origin + path, { headers: { accept: 'text/html' } })).headers).toMatchObject({
      'x-from-release': '1',
      'content-type': 'text/html; charset=utf-8',
    });
});

// DEP-2.
test('nginx does not start without the headers file', async () => {
  await expect(startDeployment({ files: { 'host/headers.conf': null } })).rejects.toThrow(
    /host\/headers\.conf" failed \(2: No such file/,
  );
});

// DEP-2.
test('nginx includes no other file of the store', async () => {
  const files = {
    'headers.conf': 'return 500;',
    'headers-2.conf': 'return 500;',
    'host/headers-2.conf': 'return 500;',
    'remotes/mfe-cae/headers.conf': 'return 500;',
  };
  const other = await startDeployment({ files });
  const { status } = await other.client.send(`${other.origin}/start`, { headers: { accept: 'text/html' } });
  await other.stop();
  expect(status).toBe(200);
});
