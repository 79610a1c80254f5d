import type { RemoteRelease } from '@portal/contract';
import { keepPreload } from '@portal/query/preload';
import { setOverride } from './edit';
import { OVERRIDES_KEY } from './stored';
import { cae, configure, observeSources, REGISTERED } from './testing/observe-sources';
import { releaseOf } from './testing/releases';

const { sourceOn, loaded, trusted } = observeSources();

/** The `release.json` beside a build. */
const published = (name: string, entry: RemoteRelease) => ({
  kind: 'remote',
  name,
  version: '1',
  entry,
});

/** The server of the developer's build. */
let server: Awaited<ReturnType<typeof startOtherOrigin>>;

beforeEach(async () => {
  server = await startOtherOrigin();
});

function build(release: RemoteRelease, name = 'mfe-cae') {
  server.body = published(name, release);
  return `${server.origin}/mf-manifest.json`;
}

const versions = () => loaded().map(({ metadata }) => metadata.version);

test('loads the override’s build, without fallback and integrity', async () => {
  const url = build(releaseOf('dev', ['/cae/*'], { requires: { react: '^19.0.0', 'react-dom': '^19.0.0' } }));
  setOverride('mfe-cae', url);
  const source = sourceOn(REGISTERED);
  await source.owners('/cae/edv');
  await source.load('mfe-cae');
  expect(loaded()).toEqual([expect.objectContaining({ url, metadata: { version: 'dev' } })]);
  expect(loaded()[0]).not.toHaveProperty('fallbackUrl');
  expect(trusted()).toEqual([server.origin]);
  expect(source.inspector?.remoteStatus.getState()['mfe-cae']).toMatchObject({
    from: 'override',
    version: 'dev',
  });
  expect(source.inspector?.singletons('mfe-cae')).toEqual([
    { module: 'react', required: '^19.0.0', version: '19.3.1', consumed: true },
    { module: 'react-dom', required: '^19.0.0', version: '19.3.1', consumed: false },
  ]);
});

test('uses the overrides that were stored when the page started', async () => {
  const url = build(releaseOf('dev', ['/cae/*']));
  const source = sourceOn(REGISTERED);
  setOverride('mfe-cae', url);
  await source.owners('/cae/edv');
  await source.load('mfe-cae');
  expect(versions()).toEqual(['1.0.0']);
  expect(server.received).toEqual([]);
});

// OVR-1.
test('does nothing where the configuration does not enable overrides', async () => {
  configure(false);
  setOverride('mfe-cae', build(releaseOf('dev', ['/cae/*'])));
  const source = sourceOn(REGISTERED);
  await source.owners('/cae/edv');
  await source.load('mfe-cae');
  expect(versions()).toEqual(['1.0.0']);
  expect(server.received).toEqual([]);
});

test('ignores malformed storage and warns once', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.localStorage.setItem(OVERRIDES_KEY, '{"mfe-cae": 7}');
  const source = sourceOn(REGISTERED);
  await source.owners('/cae/edv');
  await source.owners('/cae/eda');
  await source.load('mfe-cae');
  expect(versions()).toEqual(['1.0.0']);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

describe('the paths of a build', () => {
  const owners = async (release: RemoteRelease, name = 'mfe-cae') => {
    setOverride(name, build(release, name));
    const found = await sourceOn(REGISTERED).owners('/cae/edv');
    return found.map(({ pattern, remote }) => `${pattern} ${remote}`);
  };

  test('are those that it declares, and replace the registry’s', async () => {
    expect(await owners(releaseOf('dev', ['/cae/edv/*', '/cae/:product']))).toEqual([
      '/cae/edv/* mfe-cae',
      '/cae/:product mfe-cae',
    ]);
  });
  test('are added for a remote that the registry does not list', async () => {
    expect(await owners(releaseOf('dev', ['/cae/new/*', '/points/*']), 'mfe-new')).toEqual([
      '/cae/new/* mfe-new',
      '/cae/* mfe-cae',
    ]);
  });
  test('win over another remote that owns the same pattern', async () => {
    expect(await owners(releaseOf('dev', ['/cae/*']), 'mfe-new')).toEqual([
      '/cae/* mfe-new',
      '/cae/* mfe-cae',
    ]);
  });
});

test('fills the slots that a build declares', async () => {
  setOverride('mfe-cae', build(releaseOf('dev', ['/cae/*'], { slots: ['start.aside'] })));
  const source = sourceOn(REGISTERED);
  const shard = { ...REGISTERED, slots: { 'start.aside': ['mfe-account'] } };
  void keepPreload('/registry/start.json', Promise.resolve(new Response(JSON.stringify(shard))));
  expect(await source.remotesForSlot('start.aside')).toEqual(['mfe-account', 'mfe-cae']);
});

describe('an override that fails', () => {
  /** The error of a visit to `/cae/edv`. */
  const failure = async (source = sourceOn(REGISTERED)) => {
    expect((await source.owners('/cae/edv')).map(({ remote }) => remote)).toEqual(['mfe-cae']);
    const error: unknown = await source.load('mfe-cae').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'RemoteLoadError', part: { title: 'CAE products' } });
    return error;
  };

  // OVR-3.
  test('names itself when its server is down, and never falls back', async () => {
    const url = 'http://localhost:1/mf-manifest.json';
    setOverride('mfe-cae', url);
    expect(await failure()).toMatchObject({
      stage: 'manifest',
      reason: expect.stringContaining('could not be fetched'),
      part: { override: { url } },
    });
    expect(loaded()).toEqual([]);
  });

  test.each([
    ['describes another remote', published('mfe-hoops', releaseOf('dev', [])), 'describes mfe-hoops'],
    ['has an invalid description', { kind: 'host' }, 'must be "remote"'],
  ])('because its build %s', async (_, description, reason) => {
    server.body = description;
    setOverride('mfe-cae', `${server.origin}/mf-manifest.json`);
    expect(await failure()).toMatchObject({ reason: expect.stringContaining(reason) });
  });

  test('because its build has no description', async () => {
    setOverride('mfe-cae', `${await startSandbox()}/no-build/mf-manifest.json`);
    expect(await failure()).toMatchObject({ reason: expect.stringContaining('answered 404') });
  });

  test('because the rules refuse it: no request is sent', async () => {
    setOverride('mfe-cae', 'https://evil.example/mf-manifest.json');
    const source = sourceOn(REGISTERED);
    expect(await failure(source)).toMatchObject({ reason: expect.stringContaining('Only this machine') });
    expect(trusted()).toEqual([]);
    expect(source.inspector?.remoteStatus.getState()['mfe-cae']).toMatchObject({
      kind: 'failed',
      from: 'override',
    });
  });

  test('is loaded again on retry', async () => {
    const url = build(releaseOf('dev', ['/cae/*']));
    setOverride('mfe-cae', url);
    let broken = true;
    const source = sourceOn(REGISTERED, () => {
      if (broken) throw new Error('broken');
    });
    await source.owners('/cae/edv');
    await expect(source.load('mfe-cae')).rejects.toThrow('broken');
    broken = false;
    await expect(source.load('mfe-cae')).resolves.toMatchObject({ module: cae });
  });
});
