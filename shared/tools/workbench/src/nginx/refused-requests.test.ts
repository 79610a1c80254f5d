/** @jest-environment node */
import { connect } from 'node:net';
import { responseHeaders } from '@portal/document/response-headers';
import { formatHeadersNginx } from '@portal/releases/headers';
import { hostileRequests, injectedHeaders, sendBytes } from '@portal/sandbox/testing';
import fc from 'fast-check';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { connectTls } from './testing/handshake';
import { Upstream } from './testing/upstream';

let services: Upstream;
let deployment: TestDeployment;
beforeAll(async () => {
  services = await Upstream.start();
  deployment = await startDeployment({
    variables: { PORTAL_SERVICES: services.origin, PORTAL_CONTENT_API: services.origin },
    files: { 'host/headers.conf': formatHeadersNginx({ ...responseHeaders('/') }) },
  });
});
afterAll(async () => {
  await deployment.stop();
  await services.stop();
});

/** One byte more than nginx takes. It is sent whole: nginx would wait for the rest before it closes the connection. */
const TOO_LONG = 'a'.repeat(1024 * 1024 + 1);
const host = 'Host: localhost\r\nConnection: close\r\n';
// HEADER-1.
test.each([
  ['a request without a host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['headers that are too long', 400, `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['a file that was to be another one', 412, `GET /host/main.1.js HTTP/1.1\r\n${host}If-Match: "x"\r\n\r\n`],
  [
    'a body that is too long',
    413,
    `POST /services/a HTTP/1.1\r\n${host}Content-Length: ${TOO_LONG.length}\r\n\r\n${TOO_LONG}`,
  ],
  ['a body in an unknown encoding', 501, `POST /services/a HTTP/1.1\r\n${host}Transfer-Encoding: x\r\n\r\n`],
  [
    'a body with a length and in chunks',
    400,
    `POST /services/a HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['another version of HTTP', 505, `GET /start HTTP/9.9\r\n${host}\r\n`],
])('the refusal of %s has them, too', async (_, status, bytes) => {
  const response = await sendBytes(connectTls(deployment.port), bytes);
  expect(response.status).toBe(status);
  const path = /\/(?:host|services)\/\S+/.exec(bytes)?.[0] ?? '/start';
  expect(Object.fromEntries(response.headers)).toMatchObject(responseHeaders(path));
});

// HEADER-1.
test('a request without TLS to the port with TLS is refused with them, too', async () => {
  const response = await sendBytes(
    connect({ port: deployment.port, host: '127.0.0.1' }),
    `GET /start HTTP/1.1\r\n${host}\r\n`,
  );
  expect(response.status).toBe(400);
  expect(Object.fromEntries(response.headers)).toMatchObject(responseHeaders('/start'));
});

// HEADER-1.
test('2,000 addresses, methods and hosts: no failure, no hang, no header of the request’s making', async () => {
  let responses = 0;
  await fc.assert(
    fc.asyncProperty(hostileRequests, async (bytes) => {
      const response = await sendBytes(connectTls(deployment.port), bytes);
      // HTTP/0.9, which a line break in the address makes of a request, has no headers.
      if (response.status === null) return;
      responses += 1;
      expect(response.status).toBeLessThan(500);
      expect(injectedHeaders(response)).toEqual([]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }),
    { numRuns: 2_000, seed: 30 },
  );
  expect(responses).toBeGreaterThan(1_500);
}, 120_000);
