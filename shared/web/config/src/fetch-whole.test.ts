import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchTwice, fetchWhole } from './index';

/** A server whose responses the test sends itself; `requests` has them in the order of arrival. */
let server: Server;
let origin: string;
let requests: ServerResponse[];
let arrived: () => void;

/** Resolves when the server has received `count` requests. */
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
  jest.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  jest.restoreAllMocks();
});

const text = async (response: Promise<Response>) => (await response).text();

describe('fetchWhole: a response', () => {
  test('can be read after the timeout', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const fetched = fetchWhole(origin, {}, 10);
    await requested(1);
    requests[0]?.end('{"a":1}');
    const response = await fetched;
    limit.abort();
    await expect(response.json()).resolves.toEqual({ a: 1 });
  });

  test('fails when its body is cut off', async () => {
    const fetched = fetchWhole(origin, {}, 10_000);
    await requested(1);
    requests[0]?.writeHead(200, { 'content-length': '100' });
    requests[0]?.write('{"a"', () => requests[0]?.destroy());
    await expect(fetched).rejects.toThrow();
  });

  test('keeps status and headers, even without a body', async () => {
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

describe('fetchTwice: a document', () => {
  test('is requested once when the response arrives in time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const fetched = text(fetchTwice(origin));
    await requested(1);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    requests[0]?.end('first');
    await expect(fetched).resolves.toBe('first');
    // Nothing is left that would request it again.
    expect(jest.getTimerCount()).toBe(0);
    expect(requests).toHaveLength(1);
  });

  test('is requested once, whatever its status', async () => {
    const fetched = fetchTwice(origin);
    await requested(1);
    requests[0]?.writeHead(503).end();
    await expect(fetched).resolves.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  test('is requested again when the connection is lost', async () => {
    const fetched = text(fetchTwice(origin));
    await requested(1);
    requests[0]?.destroy();
    await requested(2);
    requests[1]?.end('second');
    await expect(fetched).resolves.toBe('second');
  });

  test('is requested again when it is slow; the second response wins if it arrives first', async () => {
    const fetched = text(fetchTwice(origin, {}, { secondAttemptAfterMs: 0 }));
    await requested(2);
    requests[1]?.end('second');
    await expect(fetched).resolves.toBe('second');
  });

  test('resolves with a slow first response if the second request fails', async () => {
    const fetched = text(fetchTwice(origin, {}, { secondAttemptAfterMs: 0 }));
    await requested(2);
    requests[1]?.destroy();
    requests[0]?.end('first');
    await expect(fetched).resolves.toBe('first');
  });

  test('rejects with the second error when both requests fail', async () => {
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
