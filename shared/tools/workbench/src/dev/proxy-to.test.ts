/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { end, listen } from '@portal/build/testing/servers';
import { proxyTo } from './proxy-to';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

const startProxy = (target: string) => {
  const handler = proxyTo(target);
  return serve((request, response) =>
    handler(request, response, (error) => response.writeHead(500).end(String(error))),
  );
};

afterEach(() => Promise.all(servers.splice(0).map(end)));

test('proxies requests with their method, URL, host and body', async () => {
  const services = await serve(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(201, { 'set-cookie': 'a=b' });
    response.end(JSON.stringify({ method, url, host: headers.host, body: await text(request) }));
  });
  const origin = await startProxy(services);
  const proxied = await fetch(`${origin}/services/account?x=1`, { method: 'POST', body: 'text' });
  expect([proxied.status, proxied.headers.get('set-cookie')]).toEqual([201, 'a=b']);
  expect(await proxied.json()).toEqual({
    method: 'POST',
    url: '/services/account?x=1',
    host: new URL(origin).host,
    body: 'text',
  });
});

test('passes an error to the next handler if the server cannot be reached', async () => {
  const target = await serve(() => undefined);
  await Promise.all(servers.splice(0).map(end));
  const proxied = await fetch(`${await startProxy(target)}/services/account`);
  expect(proxied.status).toBe(500);
  expect(await proxied.text()).toContain('ECONNREFUSED');
});
