/** @jest-environment node */
import { startQuery } from '@portal/query';
import type { PageState } from './page-state';
import { prefetchable } from './prefetchable';

const args = (version: string) => ({ params: { version } });

/** A loader that records its calls; call n resolves to the nth of `states`, and the last one repeats. */
function countedLoader(...states: PageState<string>[]) {
  const loads: unknown[] = [];
  const { loader, handle } = prefetchable(async ({ params }) => {
    loads.push(params.version);
    const state = states.length > 1 ? states.shift() : states[0];
    return { state: startQuery(async () => state ?? ({ kind: 'ready', data: 'content' } as const)) };
  });
  return { loads, loader, prefetch: handle.prefetch };
}

afterEach(() => jest.restoreAllMocks());

test('uses prefetched data once', async () => {
  const { loads, loader, prefetch } = countedLoader();
  await prefetch(args('latest'));
  expect(await (await loader(args('latest'))).state.promise).toEqual({ kind: 'ready', data: 'content' });
  expect(loads).toEqual(['latest']);
  await loader(args('latest'));
  expect(loads).toEqual(['latest', 'latest']);
});

test('joins a prefetch that is still pending', async () => {
  const { loads, loader, prefetch } = countedLoader();
  void prefetch(args('latest'));
  await loader(args('latest'));
  expect(loads).toEqual(['latest']);
});

test('loads again for other parameters and after the prefetched data has expired', async () => {
  const { loads, loader, prefetch } = countedLoader();
  await prefetch(args('latest'));
  await loader(args('2025.1.0'));
  await prefetch(args('latest'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_001);
  await loader(args('latest'));
  expect(loads).toEqual(['latest', '2025.1.0', 'latest', 'latest']);
});

test('loads again after a failed prefetch', async () => {
  const failed = { kind: 'failed', error: new Error('down') } as const;
  const { loads, loader, prefetch } = countedLoader(failed, { kind: 'ready', data: 'content' });
  await prefetch(args('latest'));
  expect(await (await loader(args('latest'))).state.promise).toEqual({ kind: 'ready', data: 'content' });
  expect(loads).toHaveLength(2);
});
