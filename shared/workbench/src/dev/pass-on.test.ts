/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { passOn } from './pass-on';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const close = (server: Server) =>
  new Promise<unknown>((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });

/** A server that passes `/services` on to another one, and answers everything else itself. */
const front = (target: string) => {
  const handler = passOn(['/services', '/favicon.svg'], target);
  return serve((request, response) =>
    handler(request, response, (error) =>
      error === undefined ? response.end('own') : response.writeHead(500).end(String(error)),
    ),
  );
};

afterEach(() => Promise.all(servers.splice(0).map(close)));

it('passes on what belongs to the other server: method, address, host and body', async () => {
  const services = await serve(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(201, { 'set-cookie': 'a=b' });
    response.end(JSON.stringify({ method, url, host: headers.host, body: await text(request) }));
  });
  const origin = await front(services);
  const answer = await fetch(`${origin}/services/account?x=1`, { method: 'POST', body: 'text' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, 'a=b']);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/services/account?x=1',
    host: new URL(origin).host,
    body: 'text',
  });
});

it('leaves everything else to whoever is next', async () => {
  const origin = await front(await serve((_, response) => response.end('theirs')));
  const read = async (path: string) => (await fetch(origin + path)).text();
  expect(await Promise.all(['/favicon.svg', '/', '/servicestation'].map(read))).toEqual([
    'theirs',
    'own',
    'own',
  ]);
});

it('hands a server that cannot be reached to whoever is next, as an error', async () => {
  const target = await serve(() => undefined);
  await Promise.all(servers.splice(0).map(close));
  const answer = await fetch(`${await front(target)}/services/account`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('ECONNREFUSED');
});
