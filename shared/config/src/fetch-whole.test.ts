import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchTwice, fetchWhole } from './index';

/** A server whose answers the test gives itself, in the order in which they were requested. */
let server: Server;
let origin: string;
let requests: ServerResponse[];
let arrived: () => void;

/** Resolves when the server has so many requests. */
const requested = (count: number) =>
  new Promise<void>((resolve) => {
    arrived = () => requests.length >= count && resolve();
    arrived();
  });

beforeEach(async () => {
  requests = [];
  arrived = () => undefined;
  server = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*');
    requests.push(response);
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  jest.restoreAllMocks();
});

const text = async (response: Promise<Response>) => (await response).text();

describe('a whole response', () => {
  it('can be read after its time limit has passed', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const fetched = fetchWhole(origin, {}, 10);
    await requested(1);
    requests[0]?.end('{"a":1}');
    const response = await fetched;
    limit.abort();
    await expect(response.json()).resolves.toEqual({ a: 1 });
  });

  it('fails when its body ends in the middle', async () => {
    const fetched = fetchWhole(origin, {}, 10_000);
    await requested(1);
    requests[0]?.writeHead(200, { 'content-length': '100' });
    requests[0]?.write('{"a"', () => requests[0]?.destroy());
    await expect(fetched).rejects.toThrow();
  });

  it('keeps status and headers, also without a body', async () => {
    const fetched = fetchWhole(origin, {}, 10_000);
    await requested(1);
    requests[0]?.writeHead(204, { 'x-portal': 'yes' }).end();
    const response = await fetched;
    expect([response.status, response.headers.get('x-portal'), await response.text()]).toEqual([
      204,
      'yes',
      '',
    ]);
  });
});

describe('a document that the portal cannot do without', () => {
  it('is requested once when it comes', async () => {
    const fetched = text(fetchTwice(origin));
    await requested(1);
    requests[0]?.end('first');
    await expect(fetched).resolves.toBe('first');
    expect(requests).toHaveLength(1);
  });

  it('is requested once whatever the status', async () => {
    const fetched = fetchTwice(origin);
    await requested(1);
    requests[0]?.writeHead(503).end();
    await expect(fetched).resolves.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('is requested once more when the connection is lost', async () => {
    const fetched = text(fetchTwice(origin));
    await requested(1);
    requests[0]?.destroy();
    await requested(2);
    requests[1]?.end('second');
    await expect(fetched).resolves.toBe('second');
  });

  it('is requested once more when it is late; the second response counts if it is here first', async () => {
    const fetched = text(fetchTwice(origin, {}, { patience: 0 }));
    await requested(2);
    requests[1]?.end('second');
    await expect(fetched).resolves.toBe('second');
  });

  it('keeps a slow first response, even if the second request fails', async () => {
    const fetched = text(fetchTwice(origin, {}, { patience: 0 }));
    await requested(2);
    requests[1]?.destroy();
    requests[0]?.end('first');
    await expect(fetched).resolves.toBe('first');
  });

  it('fails with the second failure', async () => {
    const fetched = fetchTwice(origin);
    const failure = expect(fetched).rejects.toThrow('fetch failed');
    await requested(1);
    requests[0]?.destroy();
    await requested(2);
    requests[1]?.destroy();
    await failure;
    expect(requests).toHaveLength(2);
  });
});
