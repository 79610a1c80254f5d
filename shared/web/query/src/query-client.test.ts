/** @jest-environment node */
import { createQueryClient } from './query-client';

const KEY = ['shard', 'cae'];
const MINUTE = 60_000;

/** A query function that counts its calls: call n resolves to n, or rejects while it `fails`. */
function counter() {
  const query = {
    calls: 0,
    fails: false,
    queryFn: async () => {
      query.calls += 1;
      const call = query.calls;
      if (query.fails) throw new Error(`failure ${call}`);
      return call;
    },
  };
  return query;
}

/** Moves the clock of the cache. */
const advance = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

afterEach(() => jest.restoreAllMocks());

test('calls with an equal key share a pending run, whatever their staleTime', async () => {
  const client = createQueryClient();
  const { queryFn } = counter();
  const first = client.fetchQuery({ queryKey: ['shard', { segment: 'cae' }], queryFn });
  const second = client.fetchQuery({ queryKey: ['shard', { segment: 'cae' }], queryFn, staleTime: MINUTE });
  const other = client.fetchQuery({ queryKey: ['shard', { segment: 'hoops' }], queryFn });
  expect(await Promise.all([first, second, other])).toEqual([1, 1, 2]);
});

test('uses data until it is older than staleTime, counted from the start of its run; by default never', async () => {
  const client = createQueryClient();
  const { queryFn } = counter();
  const fetch = (staleTime?: number) =>
    client.fetchQuery({ queryKey: KEY, queryFn, ...(staleTime !== undefined && { staleTime }) });
  expect(await fetch(MINUTE)).toBe(1);
  expect(await fetch(MINUTE)).toBe(1);
  advance(MINUTE);
  expect(await fetch(Number.POSITIVE_INFINITY)).toBe(1);
  expect(await fetch(MINUTE)).toBe(2);
  expect(await fetch()).toBe(3);
});

test('loads again when the clock of the machine was set back', async () => {
  const client = createQueryClient();
  const { queryFn } = counter();
  const options = { queryKey: KEY, queryFn, staleTime: MINUTE };
  expect(await client.fetchQuery(options)).toBe(1);
  advance(-24 * 60 * MINUTE);
  expect(await client.fetchQuery(options)).toBe(2);
});

test('forgets a failure, so that the next call loads again', async () => {
  const client = createQueryClient();
  const query = counter();
  const options = { queryKey: KEY, queryFn: query.queryFn, staleTime: Number.POSITIVE_INFINITY };
  query.fails = true;
  const failed = [client.fetchQuery(options), client.fetchQuery(options)];
  await expect(failed[0]).rejects.toThrow('failure 1');
  await expect(failed[1]).rejects.toThrow('failure 1');
  query.fails = false;
  expect(await client.fetchQuery(options)).toBe(2);
  expect(await client.fetchQuery(options)).toBe(2);
});

test('a run that fails after it was removed does not affect the one that has replaced it', async () => {
  const client = createQueryClient();
  let fail: (error: Error) => void = () => undefined;
  const options = { queryKey: KEY, staleTime: Number.POSITIVE_INFINITY };
  const hanging = client.fetchQuery({
    ...options,
    queryFn: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  client.clear();
  const { queryFn } = counter();
  expect(await client.fetchQuery({ ...options, queryFn })).toBe(1);
  fail(new Error('late'));
  await expect(hanging).rejects.toThrow('late');
  expect(await client.fetchQuery({ ...options, queryFn })).toBe(1);
});

test('prefetched data is taken once', async () => {
  const client = createQueryClient();
  const { queryFn } = counter();
  const options = { queryKey: KEY, queryFn, staleTime: MINUTE };
  await client.prefetchQuery(options);
  const taken = client.takeQuery(options);
  expect(taken.state).toEqual({ status: 'success', data: 1 });
  expect(await client.takeQuery(options).promise).toBe(2);
});

test('a failed prefetch neither rejects nor is taken', async () => {
  const client = createQueryClient();
  const query = counter();
  const options = { queryKey: KEY, queryFn: query.queryFn, staleTime: MINUTE };
  query.fails = true;
  await expect(client.prefetchQuery(options)).resolves.toBeUndefined();
  query.fails = false;
  expect(await client.takeQuery(options).promise).toBe(2);
});

test('clear removes all queries', async () => {
  const client = createQueryClient();
  const { queryFn } = counter();
  const fetch = (name: string) =>
    client.fetchQuery({ queryKey: [name], queryFn, staleTime: Number.POSITIVE_INFINITY });
  expect([await fetch('a'), await fetch('b')]).toEqual([1, 2]);
  client.clear();
  expect([await fetch('a'), await fetch('b')]).toEqual([3, 4]);
});
