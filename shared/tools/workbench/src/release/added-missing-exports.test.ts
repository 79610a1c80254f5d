/** @jest-environment node */
import { FolderStore, type ReleaseStore, release } from '@portal/releases';
import { fakeHost, fakeRemote, removeFolders, scratchFolder } from '@portal/releases/testing';
import { change, type ReleaseContext } from './change';
import { contextOf } from './examine/testing';

afterEach(removeFolders);

const UI = '@portal/ui';

interface Part {
  readonly name: string;
  readonly version: string;
  /** Names that a host exports, or a remote imports, of `@portal/ui`. */
  readonly names: string[];
}

const build = ({ name, version, names }: Part) =>
  name === 'host'
    ? fakeHost(version, { exports: { [UI]: names } })
    : fakeRemote({ name, version, uiRange: '^1.0.0', uses: { [UI]: names } });

/** Publishes with all traffic, as `release --promote` does. */
async function publish(part: Part, store: ReleaseStore, more: Partial<ReleaseContext> = {}) {
  const { name, version } = part;
  const from = await build(part);
  await change(contextOf(store, more), (to) => release({ from, to, name, version, promote: true }), {
    name,
    version,
  });
}

/** A store with a host that exports Tag and Old, and two remotes, of which one imports Old. */
async function makeStore(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publish({ name: 'host', version: '1.0.0', names: ['Old', 'Tag'] }, store);
  await publish({ name: 'mfe-old', version: '1.0.0', names: ['Old', 'Tag'] }, store);
  await publish({ name: 'mfe-new', version: '1.0.0', names: ['Tag'] }, store);
  return store;
}

// REVERSE-2.
test('a host that takes away a name is refused while a release imports it, which is named', async () => {
  const store = await makeStore();
  const next: Part = { name: 'host', version: '1.1.0', names: ['Tag'] };
  const refusal = await publish(next, store).catch((error: Error) => error.message);
  expect(refusal).toContain('mfe-old 1.0.0 imports Old of @portal/ui, which host 1.1.0 does not export');
  expect(refusal).not.toContain('mfe-new');
  expect(await store.read('host/releases/1.1.0/release.json')).toBeNull();

  await publish({ name: 'mfe-old', version: '1.1.0', names: ['Tag'] }, store);
  await publish(next, store);
  expect(new TextDecoder().decode((await store.read('host/live.json'))?.bytes)).toContain('"1.1.0"');
});

// REVERSE-2.
test('a remote that imports what the live host or the next one does not export is refused', async () => {
  const [store, next] = [await makeStore(), new FolderStore(await scratchFolder())];
  await publish({ name: 'host', version: '2.0.0', names: ['Tag'] }, next);
  await expect(publish({ name: 'mfe-x', version: '1.0.0', names: ['New'] }, store)).rejects.toThrow(
    'mfe-x 1.0.0 imports New of @portal/ui, which host 1.0.0 does not export',
  );
  const old: Part = { name: 'mfe-x', version: '1.0.0', names: ['Old'] };
  await expect(publish(old, store, { next })).rejects.toThrow(
    'mfe-x 1.0.0 imports Old of @portal/ui, which host 2.0.0 does not export',
  );
  await publish(old, store);
});

// REVERSE-2.
test('namespaces that are read whole, and hosts that recorded nothing, are not compared', async () => {
  const store = await makeStore();
  await publish({ name: 'mfe-x', version: '1.0.0', names: ['*'] }, store);
  const from = await fakeHost('1.2.0');
  const part = { name: 'host', version: '1.2.0' };
  await change(contextOf(store), (to) => release({ from, to, ...part, promote: true }), part);
});

// REVERSE-2.
test('what is missing already does not stop another change; --force overrides', async () => {
  const store = await makeStore();
  await publish({ name: 'host', version: '1.1.0', names: ['Tag'] }, store, { force: true });
  await publish({ name: 'host', version: '1.2.0', names: ['Tag', 'New'] }, store);
  await publish({ name: 'mfe-new', version: '1.1.0', names: ['New'] }, store);
});
