/** @jest-environment node */
import { signatureRefusal, type Trust } from '@portal/contract';
import { readPageSources } from '../../pages/read-parts';
import { hashOf } from '../hash-of';
import { changeHost } from '../host/change-host';
import { makeHostLive } from '../host/live';
import { HOST, manifestPath, type ReleaseManifest, releaseFolder, serializeManifest } from '../manifest';
import { release as publish } from '../release';
import { removeVersions } from '../removal/remove-versions';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { bytesOf, filesBelow, type ReleaseStore, readText } from '../store/store';
import { fakeHost, fakeRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { verifyReleases } from '../verify/verify-releases';
import { makeKeyPair, signerOf, verifySignature } from './keys';
import { signManifest } from './sign-manifest';
import type { SigningKey } from './sign-release';
import { byteChanges, type Change, jsonChanges } from './testing/changes';

jest.setTimeout(120_000);
afterAll(removeFolders);

const CONFIG = JSON.stringify({ content: { apiBase: '/content', repository: 'o/r' } });
const NAME = 'mfe-x';
const SHARDS = ['registry/x.json', 'registry/start.json'];
const [team, operator] = [makeKeyPair(), makeKeyPair()];
const keyOf = (name: string, { privateKey }: typeof team): SigningKey => ({
  name,
  signer: signerOf(privateKey),
});
const trust: Trust = {
  mode: 'require',
  keys: [
    { id: 'x-2026', key: team.publicKey, remotes: [NAME] },
    { id: 'operator-2026', key: operator.publicKey, remotes: [HOST] },
  ],
  oldest: {},
};

const loading = (file: string) => ({ files: [{ file, integrity: 'sha256-AAAA' }], provided: ['react'] });
const statements = { 'provenance.json': '{"subject":[]}\n', 'sbom.cdx.json': '{"components":[]}\n' };

/** A store with a host and a remote, both signed, that has everything that a release can have. */
let store: FolderStore;
beforeAll(async () => {
  store = new FolderStore(await scratchFolder());
  const host = await fakeHost('1.0.0', {
    trust,
    render: 'exports.pages = [];',
    signing: keyOf('operator-2026', operator),
    exports: { react: ['use'] },
    files: { ...statements, 'render.css': 'a { color: red }' },
  });
  await publish({ from: host, to: store, name: HOST, version: '1.0.0' });
  const from = await fakeRemote({
    name: NAME,
    version: '1.0.0',
    owns: ['/x/*', '/x/:id'],
    render: 'exports.default = {};',
    signing: keyOf('x-2026', team),
    weight: {
      budgets: { firstLoad: 9, total: 9, duplicates: 0, longTasks: 9 },
      measured: { firstLoad: 1, total: 1, duplicates: [] },
    },
    uses: { react: ['use'] },
    files: { ...statements, 'render.css': 'b { color: red }', 'entry.js.LICENSE.txt': 'MIT' },
    portal: {
      owner: { team: 'X', contact: '#x', runbook: 'https://x.example/run' },
      slots: ['start.aside'],
      requires: { react: '^19.0.0' },
      first: loading('page.js'),
      preload: { '/x/*': loading('page.js') },
      slotFiles: { 'start.aside': loading('page.js') },
    },
  });
  const record = { longTasks: 5, forced: ['long tasks: 5 ms'] };
  await publish({ from, to: store, name: NAME, version: '1.0.0', record });
});

/** The store with one file replaced, in memory. */
async function withFile(path: string, bytes: Uint8Array): Promise<DryRunStore> {
  const changed = new DryRunStore(store);
  const expected = (await store.read(path))?.tag ?? null;
  expect(await changed.replace([{ path, bytes, expected }])).toBe(1);
  return changed;
}

/** What a verification says of a store, one line each. */
async function verified(changed: ReleaseStore): Promise<string[]> {
  try {
    const findings = await verifyReleases(changed, { trust });
    return findings.map((finding) =>
      finding.kind === 'broken'
        ? `${finding.path} ${finding.reason}`
        : `${finding.path} was repaired ${finding.how}`,
    );
  } catch (error) {
    return [String(error)];
  }
}

/** The error with which a renderer refuses to run a store's code; `undefined`: it runs it. */
const renderRefusal = (changed: ReleaseStore): Promise<string | undefined> =>
  readPageSources(changed, 'https://portal.example', CONFIG, trust).then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Files of both releases, without their manifests. */
async function releaseFiles(): Promise<string[]> {
  const files = [...(await filesBelow(store, 'host')), ...(await filesBelow(store, 'remotes'))];
  const written = new Set(['host/live.json', 'host/headers.conf']);
  return files.filter((path) => !path.endsWith('release.json') && !written.has(path)).sort();
}

const readBytes = async (path: string) => (await store.read(path))?.bytes ?? new Uint8Array();

test('the store as it was published is verified, and rendered from', async () => {
  expect(await verified(store)).toEqual([]);
  expect(await renderRefusal(store)).toBeUndefined();
  expect(await releaseFiles()).toEqual(
    expect.arrayContaining([
      ...['entry.js', 'page.js', 'render.cjs', 'render.css', 'provenance.json', 'sbom.cdx.json'].map(
        (file) => `remotes/${NAME}/1.0.0/${file}`,
      ),
      `remotes/${NAME}/1.0.0/entry.js.br`,
      'host/main.1.0.0.js',
      'host/releases/1.0.0/root/index.html',
      'host/releases/1.0.0/render.css',
      'host/releases/1.0.0/sbom.cdx.json',
    ]),
  );
});

// TRUST-4, REL-14.
test('a changed byte of any file is found, and the finding names the file', async () => {
  const missed: string[] = [];
  for (const path of await releaseFiles())
    for (const { where, changed } of byteChanges(await readBytes(path), 3)) {
      const lines = await verified(await withFile(path, changed));
      if (!lines.some((line) => line.startsWith(`${path} `))) missed.push(`${path}: ${where}`);
    }
  expect(missed).toEqual([]);
});

// TRUST-4.
test('a renderer runs nothing if a byte of what it runs was changed', async () => {
  const folders = [releaseFolder(NAME, '1.0.0'), releaseFolder(HOST, '1.0.0')];
  const files = folders.flatMap((folder) => [`${folder}/render.cjs`, `${folder}/render.css`]);
  for (const path of [...files, 'host/releases/1.0.0/root/index.html'])
    for (const { changed } of byteChanges(await readBytes(path), 3))
      expect(await renderRefusal(await withFile(path, changed))).toContain(`${path} in`);
});

const manifests = [manifestPath(NAME, '1.0.0'), manifestPath(HOST, '1.0.0')];

// TRUST-4.
test.each(manifests)(
  'a changed byte of %s is refused by name, also where it changes no value',
  async (path) => {
    const bytes = await readBytes(path);
    const text = new TextDecoder().decode(bytes);
    const end = text.includes('"publication"') ? text.indexOf('"publication"') : text.length;
    const changes: Change<Uint8Array>[] = [
      ...byteChanges(bytes.slice(0, end), 40).map(({ where, changed }) => ({
        where,
        changed: Uint8Array.from([...changed, ...bytes.slice(end)]),
      })),
      { where: 'white space', changed: bytesOf(JSON.stringify(JSON.parse(text))) },
    ];
    for (const { where, changed } of changes) {
      const store = await withFile(path, changed);
      expect([where, await verified(store)]).toEqual([
        where,
        expect.arrayContaining([expect.stringContaining(path)]),
      ]);
      expect([where, await renderRefusal(store)]).toEqual([where, expect.stringContaining(path)]);
    }
  },
);

// TRUST-4.
test.each(manifests)(
  'each value of %s that is changed, removed or added is refused by name',
  async (path) => {
    const json: unknown = JSON.parse(new TextDecoder().decode(await readBytes(path)));
    const changes = jsonChanges(json).filter(({ where }) => !where.startsWith('publication'));
    expect(changes.length).toBeGreaterThan(40);
    const missed: string[] = [];
    for (const { where, changed } of changes) {
      const store = await withFile(path, bytesOf(`${JSON.stringify(changed, null, 1)}\n`));
      const refusal = (await renderRefusal(store)) ?? 'ran';
      const lines = [...(await verified(store)), refusal];
      if (lines.includes('ran') || !lines.some((line) => line.includes(path))) missed.push(where);
    }
    expect(missed).toEqual([]);
  },
);

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
    const store = await withFile('remotes.json', bytesOf(JSON.stringify(altered)));
    if ((await renderRefusal(store)) === undefined) missed.push(`rendered: ${where}`);
    // Repairs the entry.
    const lines = await verified(store);
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
  const changed = await withFile('remotes.json', bytesOf(JSON.stringify(altered)));
  expect((await verified(changed)).filter((line) => !line.startsWith('registry/'))).toEqual([]);
  expect(await renderRefusal(changed)).toBeUndefined();
});

// TRUST-6.
test.each(SHARDS)('each value of the shard %s is found by its name, and derived again', async (path) => {
  const text = (await readText(store, path))?.text ?? '';
  const changes = jsonChanges(JSON.parse(text));
  expect(changes.length).toBeGreaterThan(30);
  for (const { where, changed } of changes) {
    const altered = await withFile(path, bytesOf(JSON.stringify(changed)));
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

// TRUST-5.
test('who replaces the live host with one that trusts another key is refused by the trust of the workspace', async () => {
  const stranger = makeKeyPair();
  const from = await fakeHost('2.0.0', {
    trust: { ...trust, keys: [{ id: 'stranger', key: stranger.publicKey, remotes: [HOST, NAME] }] },
    render: 'exports.pages = [];',
    signing: keyOf('stranger', stranger),
  });
  const changed = new DryRunStore(store);
  await publish({ from, to: changed, name: HOST, version: '2.0.0' });
  await changeHost(changed, makeHostLive('2.0.0'));
  expect(await renderRefusal(changed)).toContain(
    'host/releases/2.0.0/release.json is signed with an unknown key, stranger',
  );
});

// TRUST-4.
test('a file of other bytes whose hash was put into release.json is refused, too', async () => {
  const path = manifestPath(NAME, '1.0.0');
  const script = `remotes/${NAME}/1.0.0/render.cjs`;
  const manifest = JSON.parse(new TextDecoder().decode(await readBytes(path))) as ReleaseManifest;
  const code = bytesOf('exports.default = { pages: async () => [] };');
  const files = { ...manifest.files, [script]: hashOf(code) };
  const altered = await withFile(path, serializeManifest({ ...manifest, files }));
  await altered.replace([{ path: script, bytes: code, expected: (await store.read(script))?.tag ?? null }]);
  expect(await renderRefusal(altered)).toContain(`${path} does not match its signature by x-2026`);
  const foreign = signManifest({ ...manifest, files }, keyOf('operator-2026', operator));
  const resigned = await withFile(path, serializeManifest(foreign));
  await resigned.replace([{ path: script, bytes: code, expected: (await store.read(script))?.tag ?? null }]);
  expect(await renderRefusal(resigned)).toContain(
    `${path} is signed with operator-2026, a key of another team`,
  );
});

// TRUST-4, BUDGET-2.
test('a release is as it was signed in the next store, too, which has its own reasons of --force', async () => {
  const production = new FolderStore(await scratchFolder());
  await publish({ from: store, to: production, name: HOST, version: '1.0.0' });
  await publish({ from: store, to: production, name: NAME, version: '1.0.0' });
  expect(await verified(production)).toEqual([]);
  const text = (await readText(production, manifestPath(NAME, '1.0.0')))?.text ?? '';
  expect(JSON.parse(text).publication).toEqual({ longTasks: 5 });
});

// REL-13, TRUST-4.
test('a removal that is undone gives the release its manifest back, byte for byte', async () => {
  const path = manifestPath(NAME, '1.0.0');
  const changed = new DryRunStore(store);
  const before = (await readText(changed, path))?.text;
  const { kept } = await removeVersions(changed, [{ name: NAME, version: '1.0.0' }], {
    listed: 'keep',
    now: new Date('2026-11-24T00:00:00Z'),
  });
  expect(kept).toHaveLength(1);
  expect((await readText(changed, path))?.text).toBe(before);
  expect(await verified(changed)).toEqual([]);
});
