/** @jest-environment node */
import { signatureRefusal } from '@portal/contract';
import { DryRunStore } from '../store/dry-run-store';
import { bytesOf, type ReleaseStore, readText } from '../store/store';
import { fakeRemote, removeFolders } from '../testing/fake-release';
import { inMemory } from '../testing/stores';
import { verifySignature } from './keys';
import { jsonChanges } from './testing/changes';
import { NAME, renderRefusal, signedStore, trust, verified, withFile } from './testing/signed-store';

jest.setTimeout(120_000);
afterAll(removeFolders);

const SHARDS = ['registry/x.json', 'registry/start.json'];

let store: ReleaseStore;
beforeAll(async () => {
  store = inMemory(await signedStore());
});

/** What the operator changes of an entry. */
const isOperators = (where: string) => /^(deployment|extras\.history)(\.|$)/.test(where);
/** What is left out when an entry is read. */
const isLeftOut = (where: string) => /^extras\.signatures?\.unknown$/.test(where);

// TRUST-6.
test('each value of a registry entry is refused by its name, but for those that the operator changes', async () => {
  const registry = JSON.parse((await readText(store, 'remotes.json'))?.text ?? '');
  const [entry] = registry.microFrontends[NAME];
  const changes = jsonChanges(entry).filter(({ where }) => !isOperators(where) && !isLeftOut(where));
  expect(changes.length).toBeGreaterThan(40);
  const missed: string[] = [];
  for (const { where, changed } of changes) {
    const altered = { ...registry, microFrontends: { [NAME]: [changed] } };
    const listing = await withFile(store, 'remotes.json', bytesOf(JSON.stringify(altered)));
    if ((await renderRefusal(listing)) === undefined) missed.push(`rendered: ${where}`);
    // Repairs the entry.
    const lines = await verified(listing);
    const last = where.split('.').at(-1) ?? '';
    // Another version is another release, which does not exist; no slot has another name.
    const special: Record<string, string> = {
      'metadata.version': `${NAME}/1.0.0x`,
      'extras.portal.slots.0': 'start.aside',
    };
    const named = special[where] ?? last;
    if (!lines.some((line) => line.includes(named) || line.includes(where))) missed.push(where);
  }
  expect(missed).toEqual([]);
});

// TRUST-4: dev servers need no signature on the machine of a developer.
test('an entry does not excuse itself by the address of a dev server', async () => {
  const registry = JSON.parse((await readText(store, 'remotes.json'))?.text ?? '');
  const [entry] = registry.microFrontends[NAME];
  const from = await fakeRemote({ name: NAME, version: '6.6.6', render: 'exports.default = evil;' });
  const changed = new DryRunStore(store);
  for (const path of ['entry.js', 'render.cjs', 'release.json'].map(
    (file) => `remotes/${NAME}/6.6.6/${file}`,
  ))
    await changed.create(path, (await from.read(path))?.bytes ?? new Uint8Array());
  const url = `http://localhost:1/remotes/${NAME}/6.6.6/entry.js`;
  const altered = { ...entry, url, metadata: { ...entry.metadata, version: '6.6.6' } };
  const bytes = bytesOf(JSON.stringify({ ...registry, microFrontends: { [NAME]: [altered] } }));
  const listing = await withFile(changed, 'remotes.json', bytes);
  const reason = `remotes.json lists ${NAME} 6.6.6 of a dev server, ${url}, which nobody has signed`;
  expect(await renderRefusal(listing)).toContain(reason);
  expect(await verified(listing)).toContainEqual(
    expect.stringContaining(`remotes/${NAME}/6.6.6/release.json is not signed`),
  );
});

// TRUST-4.
test('a signed release is named, too, if an entry lists it as that of a dev server', async () => {
  const registry = JSON.parse((await readText(store, 'remotes.json'))?.text ?? '');
  const [entry] = registry.microFrontends[NAME];
  const url = `http://127.0.0.1${entry.url}`;
  const altered = { ...registry, microFrontends: { [NAME]: [{ ...entry, url }] } };
  const listing = await withFile(store, 'remotes.json', bytesOf(JSON.stringify(altered)));
  const reason = `remotes.json lists ${NAME} 1.0.0 of a dev server, ${url}, which nobody has signed`;
  expect(await renderRefusal(listing)).toContain(reason);
  expect(await verified(listing)).toContain(reason);
});

// TRUST-6.
test('the operator may move traffic and serve the files from another origin', async () => {
  const registry = JSON.parse((await readText(store, 'remotes.json'))?.text ?? '');
  const [entry] = registry.microFrontends[NAME];
  const moved = {
    ...entry,
    url: `https://cdn.example${entry.url}`,
    extras: { ...entry.extras, history: { forced: ['another reason'] } },
  };
  const altered = { ...registry, microFrontends: { [NAME]: [moved] } };
  const changed = await withFile(store, 'remotes.json', bytesOf(JSON.stringify(altered)));
  expect((await verified(changed)).filter((line) => !line.startsWith('registry/'))).toEqual([]);
  expect(await renderRefusal(changed)).toBeUndefined();
});

// TRUST-6.
test.each(SHARDS)('each value of the shard %s is found by its name, and derived again', async (path) => {
  const text = (await readText(store, path))?.text ?? '';
  const changes = jsonChanges(JSON.parse(text));
  expect(changes.length).toBeGreaterThan(30);
  for (const { where, changed } of changes) {
    const altered = await withFile(store, path, bytesOf(JSON.stringify(changed)));
    const found = (await verified(altered)).find((line) => line.startsWith(`${path} `)) ?? '';
    expect([where, found]).toEqual([where, expect.stringContaining(`differs from remotes.json in `)]);
    expect((await readText(altered, path))?.text).toBe(text);
  }
});

// TRUST-1, TRUST-2.
test.each(SHARDS)('browsers run no release whose entry in the shard %s was changed', async (path) => {
  const shard = JSON.parse((await readText(store, path))?.text ?? '');
  const [entry] = shard.remotes[NAME];
  expect(await signatureRefusal(NAME, entry, trust, verifySignature)).toBeUndefined();
  const missed: string[] = [];
  for (const { where, changed } of jsonChanges(entry).filter(
    ({ where }) => !isOperators(where) && !isLeftOut(where),
  )) {
    const ran = async () =>
      (await signatureRefusal(NAME, changed as typeof entry, trust, verifySignature)) === undefined;
    // What lacks whole objects does not even have the shape of an entry.
    if (await ran().catch(() => false)) missed.push(where);
  }
  expect(missed).toEqual([]);
});
