import type { RegistryShard } from '@portal/contract';
import { OVERRIDES_KEY } from '../overrides/stored';
import { observeSources, REGISTERED } from '../overrides/testing/observe-sources';
import { releaseOf, shardWith } from '../overrides/testing/releases';
import { explain } from '../routing/PartMessage';

const { sourceOn, loaded } = observeSources();

test('loads a remote from the registry without an override', async () => {
  const source = sourceOn(REGISTERED);
  await source.owners('/cae/edv');
  await source.load('mfe-cae');
  expect(loaded().map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  expect(source.inspector?.remoteStatus.getState()).toEqual({
    'mfe-cae': { kind: 'ready', from: 'release', version: '1.0.0', loadTimeMs: expect.any(Number) },
  });
});

// REM-2.
test('a retry reads the registry again, although another part has read it since the failure', async () => {
  let version = '1.0.0';
  const read = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(shardWith({ 'mfe-cae': releaseOf(version, ['/cae/*']) })));
  window.history.replaceState(null, '', '/cae/eda');
  const source = sourceOn(REGISTERED, ({ metadata }) => {
    if (metadata.version === '1.0.0') throw new Error('broken');
  });
  await source.owners('/cae/eda');
  await expect(source.load('mfe-cae')).rejects.toThrow('broken');
  await source.owners('/cae/eda');
  version = '2.0.0';
  await source.load('mfe-cae');
  expect(loaded().at(-1)?.metadata.version).toBe('2.0.0');
  window.history.replaceState(null, '', '/');
  read.mockRestore();
});

/** Answers requests for shards with what `shards` has at that time, by first segment. */
function serveShards(shards: Record<string, RegistryShard | null>) {
  const read = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const shard = shards[/\/registry\/(.*)\.json/.exec(String(url))?.[1] ?? ''] ?? null;
    return shard === null ? new Response(null, { status: 500 }) : Response.json(shard);
  });
  return () => read.mockRestore();
}

// REM-2.
test('after a failure, a release that the registry no longer lists is not loaded from an older shard', async () => {
  const shards: Record<string, RegistryShard | null> = {
    cae: shardWith({ 'mfe-cae': releaseOf('1.0.0', ['/cae/*']) }),
  };
  const restore = serveShards(shards);
  window.history.replaceState(null, '', '/naming');
  shards.naming = shardWith({});
  const source = sourceOn(REGISTERED, () => {
    throw new Error('broken');
  });
  await source.owners('/cae/eda');
  await expect(source.load('mfe-cae')).rejects.toThrow('broken');
  // Meanwhile the release was retired.
  shards.cae = shardWith({});
  await expect(source.load('mfe-cae')).rejects.toThrow('the registry does not list it');
  expect(loaded()).toHaveLength(1);
  window.history.replaceState(null, '', '/');
  restore();
});

// REM-2.
test('if the registry cannot be read again, the release that it listed before is used', async () => {
  const shards: Record<string, RegistryShard | null> = { cae: REGISTERED };
  const restore = serveShards(shards);
  window.history.replaceState(null, '', '/cae/eda');
  let broken = true;
  const source = sourceOn(REGISTERED, () => {
    if (broken) throw new Error('broken');
  });
  await source.owners('/cae/eda');
  await expect(source.load('mfe-cae')).rejects.toThrow('broken');
  shards.cae = null;
  broken = false;
  await source.load('mfe-cae');
  expect(loaded().at(-1)?.metadata.version).toBe('1.0.0');
  window.history.replaceState(null, '', '/');
  restore();
});

// OVR-3.
test('overrides whose code cannot be loaded say so, and can be reset', async () => {
  const url = 'http://localhost:3001/mf-manifest.json';
  window.localStorage.setItem(OVERRIDES_KEY, JSON.stringify({ 'mfe-cae': url }));
  jest.doMock('../overrides/overridden-source', () => {
    throw new Error('Loading chunk overrides failed');
  });
  const source = sourceOn(REGISTERED);
  const error: unknown = await source.owners('/cae/eda').catch((reason: unknown) => reason);
  expect(explain(error)).toEqual({
    title: `Your overrides, mfe-cae:${url}, could not be loaded`,
    detail: 'the code of overrides could not be loaded',
    reload: false,
    override: { url: `mfe-cae:${url}`, reset: expect.any(Function) },
  });
  await expect(source.load('mfe-cae')).rejects.toThrow('the code of overrides could not be loaded');
  expect(source.inspector?.remoteStatus.getState()).toMatchObject({
    'mfe-cae': { kind: 'failed', stage: 'registry', reason: 'the code of overrides could not be loaded' },
  });
});
