import { observeSources, REGISTERED } from '../overrides/testing/observe-sources';
import { releaseOf, shardWith } from '../overrides/testing/releases';

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
