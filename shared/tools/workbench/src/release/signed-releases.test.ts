/** @jest-environment node */
import type { Trust } from '@portal/contract';
import {
  changeRegistry,
  changeReleasesOf,
  FolderStore,
  makeKeyPair,
  promote,
  type ReleaseStore,
  readLive,
  readRegistry,
  release,
  rollback,
  type SigningKey,
  signingKey,
  startCanary,
} from '@portal/releases';
import { fakeHost, fakeRemote, overwrite, removeFolders, scratchFolder } from '@portal/releases/testing';
import { change, type ReleaseContext } from './change';
import { runCommand } from './commands';
import { contextOf } from './examine/testing';
import type { StoreCommand } from './request';

afterAll(removeFolders);

const [team, operator] = [makeKeyPair(), makeKeyPair()];
const teamKey = signingKey('x-2026', team.privateKey);
const operatorKey = signingKey('operator-2026', operator.privateKey);
const trust: Trust = {
  mode: 'require',
  keys: [
    { id: 'x-2026', key: team.publicKey, remotes: ['mfe-x'] },
    { id: 'operator-2026', key: operator.publicKey, remotes: ['host'] },
  ],
  oldest: {},
};

async function publishHost(
  store: ReleaseStore,
  version: string,
  signing?: SigningKey,
  more: Partial<ReleaseContext> = {},
) {
  const from = await fakeHost(version, { trust, signing });
  const part = { name: 'host', version };
  return change(contextOf(store, more), (to) => release({ from, to, ...part, promote: true }), part);
}

async function publishRemote(
  store: ReleaseStore,
  version: string,
  signing?: SigningKey,
  more: Partial<ReleaseContext> = {},
) {
  const files = { 'provenance.json': '{}', 'sbom.cdx.json': '{}' };
  const from = await fakeRemote({ name: 'mfe-x', version, signing, files });
  const part = { name: 'mfe-x', version };
  return change(contextOf(store, more), (to) => release({ from, to, ...part }), part);
}

/** Runs a command and returns what it printed. */
async function output(store: ReleaseStore, command: StoreCommand): Promise<string> {
  const printed: string[] = [];
  await runCommand(command, contextOf(store, { trust, print: (lines) => void printed.push(...lines) }));
  return printed.join('\n');
}

const STATUS: StoreCommand = { kind: 'status', name: undefined, healthDays: undefined };

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0', operatorKey);
  await publishRemote(store, '1.0.0', teamKey);
});

// TRUST-4, TRUST-5.
test('an unsigned release is neither listed nor made live, of a remote and of the host', async () => {
  await expect(publishRemote(store, '1.1.0')).rejects.toThrow(
    'remotes/mfe-x/1.1.0/release.json is not signed',
  );
  await expect(publishHost(store, '1.1.0')).rejects.toThrow('host/releases/1.1.0/release.json is not signed');
  await expect(publishHost(store, '1.1.0', teamKey)).rejects.toThrow(
    'host/releases/1.1.0/release.json is signed with x-2026, a key of another team',
  );
  expect(Object.values((await readRegistry(store)).microFrontends).flat()).toHaveLength(1);
});

// TRUST-5.
test('the first host is held against the trust of the workspace', async () => {
  const empty = new FolderStore(await scratchFolder());
  await expect(publishHost(empty, '1.0.0', undefined, { trust })).rejects.toThrow('is not signed');
  await publishHost(empty, '1.0.0', operatorKey, { trust });
});

// TRUST-5.
test('no host becomes live again that accepts a key which was revoked since, or releases that are too old', async () => {
  const keys = trust.keys.map((key) => (key.id === 'x-2026' ? { ...key, revoked: '2026-11-20' } : key));
  const later: Trust = { ...trust, keys, oldest: { 'mfe-y': '1.10.0' } };
  const from = await fakeHost('1.1.0', { trust: later, signing: operatorKey });
  const part = { name: 'host', version: '1.1.0' };
  // The release with visitors is signed with that key.
  await change(
    contextOf(store, { force: true }),
    (to) => release({ from, to, ...part, promote: true }),
    part,
  );
  for (const command of [
    { kind: 'rollback', name: 'host', version: '1.1.0' },
    { kind: 'promote', name: 'host', version: '1.0.0' },
  ] as const)
    await expect(output(store, command)).rejects.toThrow(
      [
        'host/releases/1.0.0/release.json accepts x-2026, which was revoked on 2026-11-20',
        'host/releases/1.0.0/release.json accepts releases of mfe-y older than 1.10.0',
      ].join('\n'),
    );
  await runCommand({ kind: 'rollback', name: 'host', version: '1.1.0' }, contextOf(store, { force: true }));
  expect((await readLive(store))?.live.version).toBe('1.0.0');
  // The workspace knows of it although no live host does; a host that looks at no signature accepts everything.
  const unsigned = {
    from: await fakeHost('1.2.0', { signing: operatorKey }),
    name: 'host',
    version: '1.2.0',
  };
  const promoted = change(contextOf(store, { trust: later }), (to) =>
    release({ ...unsigned, to, promote: true }),
  );
  await expect(promoted).rejects.toThrow(
    'host/releases/1.2.0/release.json accepts x-2026, which was revoked',
  );
});

/** Changes the title of a listed release, as a writer of the registry could. */
const alter = (version: string) =>
  changeRegistry(
    store,
    changeReleasesOf('mfe-x', (releases) =>
      releases.map((one) =>
        one.metadata.version === version
          ? { ...one, extras: { ...one.extras, portal: { ...one.extras.portal, title: 'Other' } } }
          : one,
      ),
    ),
  );

const move = (wanted: Parameters<typeof changeReleasesOf>[1]) =>
  change(contextOf(store), (to) => changeRegistry(to, changeReleasesOf('mfe-x', wanted)));

// TRUST-6.
test('an entry that is not the signed one receives no traffic; a rollback away from it works', async () => {
  await publishRemote(store, '1.1.0', teamKey);
  await alter('1.1.0');
  const reason =
    'remotes.json differs from remotes/mfe-x/1.1.0/release.json in extras.portal.title of mfe-x 1.1.0';
  await expect(move(startCanary(10))).rejects.toThrow(reason);
  await expect(move(promote('1.1.0', new Date()))).rejects.toThrow(reason);
  // The same writer can also give it the traffic.
  await changeRegistry(store, changeReleasesOf('mfe-x', promote('1.1.0', new Date())));
  await move(rollback);
  const current = (await readRegistry(store)).microFrontends['mfe-x']?.find(
    ({ deployment }) => deployment.default,
  );
  expect(current?.metadata.version).toBe('1.0.0');
});

// TRUST-6, PROV-3.
test('release status names what is not as it was signed, and repair --verify writes it again', async () => {
  const status = await output(store, STATUS);
  expect(status).toMatch(/mfe-x\s+1\.0\.0.*signed by x-2026\s+commit 0a1b2c3d\s+SBOM: 1 components/);
  expect(status).toMatch(/host\s+1\.0\.0.*signed by operator-2026\s+no provenance\s+no SBOM/);
  expect(status).not.toContain('Not as it was signed');
  await alter('1.0.0');
  expect(await output(store, STATUS)).toContain(
    'remotes.json differs from remotes/mfe-x/1.0.0/release.json in extras.portal.title of mfe-x 1.0.0',
  );
  expect(await output(store, { kind: 'repair', verify: true })).toContain(
    'remotes.json was repaired from the signed release.json',
  );
  const [entry] = (await readRegistry(store)).microFrontends['mfe-x'] ?? [];
  expect(entry?.extras.portal.title).toBe('mfe-x');
  expect(await output(store, STATUS)).not.toContain('Not as it was signed');
});

// TRUST-4.
test('release status names a release that is listed as that of a dev server', async () => {
  const before = await store.read('remotes.json');
  const url = 'http://localhost:1/remotes/mfe-x/1.0.0/entry.js';
  await changeRegistry(
    store,
    changeReleasesOf('mfe-x', (releases) => releases.map((one) => ({ ...one, url }))),
  );
  expect(await output(store, STATUS)).toContain(
    `remotes.json lists mfe-x 1.0.0 of a dev server, ${url}, which nobody has signed`,
  );
  const expected = (await store.read('remotes.json'))?.tag ?? null;
  await store.replace([{ path: 'remotes.json', bytes: before?.bytes ?? new Uint8Array(), expected }]);
});

// TRUST-6.
test('a shard that others changed is named by the next change, and derived again', async () => {
  const path = 'registry/mfe-x.json';
  const text = new TextDecoder().decode((await store.read(path))?.bytes);
  await overwrite(store, path, text.replace('"remote":"mfe-x"', '"remote":"mfe-y"'));
  const print = jest.fn();
  await publishRemote(store, '1.1.0', teamKey, { print });
  expect(print.mock.calls.flat(2)).toContain(`${path} differs from remotes.json in owners.0.remote`);
  expect(new TextDecoder().decode((await store.read(path))?.bytes)).toBe(text);
});
