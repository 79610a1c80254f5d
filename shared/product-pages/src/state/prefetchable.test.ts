import type { PageState } from './page-state';
import { prefetchable } from './prefetchable';

const args = (version: string) => ({ params: { version } });

/** A loader that counts how often it works, and whose data becomes what `states` say, one after the other. */
function counted(...states: PageState<string>[]) {
  const loads: unknown[] = [];
  const { loader, handle } = prefetchable(async ({ params }) => {
    loads.push(params.version);
    const state = states.length > 1 ? states.shift() : states[0];
    return { state: Promise.resolve(state ?? ({ kind: 'ready', data: 'content' } as const)) };
  });
  return { loads, loader, ahead: handle.prefetch };
}

afterEach(() => jest.restoreAllMocks());

it('gives what was got ahead, once', async () => {
  const { loads, loader, ahead } = counted();
  await ahead(args('latest'));
  expect(await (await loader(args('latest'))).state).toEqual({ kind: 'ready', data: 'content' });
  expect(loads).toEqual(['latest']);
  await loader(args('latest'));
  expect(loads).toEqual(['latest', 'latest']);
});

it('joins what is still under way', async () => {
  const { loads, loader, ahead } = counted();
  void ahead(args('latest'));
  await loader(args('latest'));
  expect(loads).toEqual(['latest']);
});

it('loads another page, and what is no longer fresh', async () => {
  const { loads, loader, ahead } = counted();
  await ahead(args('latest'));
  await loader(args('2025.1.0'));
  await ahead(args('latest'));
  const later = performance.now() + 20_001;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await loader(args('latest'));
  expect(loads).toEqual(['latest', '2025.1.0', 'latest', 'latest']);
});

it('asks again for what could not be had', async () => {
  const failed = { kind: 'failed', error: new Error('down') } as const;
  const { loads, loader, ahead } = counted(failed, { kind: 'ready', data: 'content' });
  await ahead(args('latest'));
  expect(await (await loader(args('latest'))).state).toEqual({ kind: 'ready', data: 'content' });
  expect(loads).toHaveLength(2);
});
