/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { listen } from '@portal/build/testing/servers';
import { HEADERS_JSON, readLive, readText } from '@portal/releases';
import { publishHost, removeFolders } from '@portal/releases/testing';
import { makeStore, run } from './examine/testing';

let server: Server | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  await removeFolders();
});

test('a portal that accepts a connection and sends nothing is asked again', async () => {
  const store = await makeStore();
  await publishHost(store, '1.1.0');
  const first = new AbortController();
  // The time of the first request is over once the portal has it.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(first.signal);
  let requests = 0;
  const portalServer = createServer(async (_, response) => {
    requests += 1;
    if (requests === 1) return first.abort();
    const { headers } = JSON.parse((await readText(store, HEADERS_JSON))?.text ?? '') as {
      readonly headers: Record<string, string>;
    };
    response.writeHead(200, headers).end();
  });
  server = portalServer;
  const portal = `http://127.0.0.1:${await listen(portalServer)}`;
  await run('promote', 'host', '1.1.0', '--no-pages', '--to', store.location, '--portal', portal);
  expect((await readLive(store))?.live.version).toBe('1.1.0');
  expect(requests).toBeGreaterThan(1);
});

test('a program for the headers that is killed changes nothing, and is said to be', async () => {
  const store = await makeStore();
  await publishHost(store, '1.1.0');
  const before = await readLive(store);
  const promoting = run('promote', 'host', '1.1.0', '--to', store.location, '--apply-headers', 'kill -9 $$');
  await expect(promoting).rejects.toThrow('kill -9 $$ ended with SIGKILL; ');
  expect(await readLive(store)).toEqual(before);
});
