/** @jest-environment node */

import { staleDocuments, syncDocuments } from '../host/change-host';
import { HOST, manifestPath, type ReleaseManifest, releaseFolder, serializeManifest } from '../manifest';
import { release as publish } from '../release';
import { removeVersions } from '../removal/remove-versions';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { bytesOf, filesBelow, hashOf, type ReleaseStore, readText } from '../store/store';
import { publishHost, removeFolders, scratchFolder } from '../testing/fake-release';
import { inMemory } from '../testing/stores';
import { makeKeyPair, signingKey } from './keys';
import { signManifest } from './sign-release';
import { byteChanges, type Change, jsonChanges } from './testing/changes';
import {
  NAME,
  operatorKey,
  renderRefusal,
  signedStore,
  trust,
  verified,
  withFile,
} from './testing/signed-store';

jest.setTimeout(120_000);
afterAll(removeFolders);

let store: ReleaseStore;
beforeAll(async () => {
  store = inMemory(await signedStore());
});

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
      const lines = await verified(await withFile(store, path, changed));
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
      expect(await renderRefusal(await withFile(store, path, changed))).toContain(`${path} in`);
});

// TRUST-4: what visitors get first is a copy of a file of the host's release.
test('a changed byte of what a host has at the root is named', async () => {
  const missed: string[] = [];
  for (const path of ['index.html', 'index.html.br', 'headers.json', 'host/headers.conf'])
    for (const { where, changed } of byteChanges(await readBytes(path), 20)) {
      const named = await staleDocuments(await withFile(store, path, changed)).catch(String);
      if (!named.includes(path)) missed.push(`${path}: ${where}`);
    }
  expect(missed).toEqual([]);
});

// TRUST-4.
test('a script that others allowed in the policy is named and forbidden; those of hosts stay', async () => {
  const before = (await readText(store, 'headers.json'))?.text ?? '';
  const evil = `'sha256-${'A'.repeat(43)}='`;
  const text = before.replace(/'sha256-[^']+'/, `$& ${evil}`);
  const altered = await withFile(store, 'headers.json', bytesOf(text));
  // Nothing that is derived from it shows it.
  await syncDocuments(altered);
  expect((await readText(altered, 'host/headers.conf'))?.text).toContain(evil);
  const line = `headers.json was repaired by forbidding what no document of a host has: ${evil}`;
  expect(await verified(altered)).toEqual([line]);
  expect((await readText(altered, 'headers.json'))?.text).toBe(before);
  await syncDocuments(altered);
  expect((await readText(altered, 'host/headers.conf'))?.text).not.toContain(evil);
});

// TRUST-4, PAGES-10: it may be the script of a document that is still served.
test('while the documents of a host are not known, such a script is named and stays', async () => {
  const [path, other] = ['host/releases/0.9.0/root/index.html', "'sha256-other='"];
  const before = (await readText(store, 'headers.json'))?.text ?? '';
  const text = before.replace(/'sha256-[^']+'/, `$& ${other}`);
  const altered = await withFile(await withFile(store, path, bytesOf('')), 'headers.json', bytesOf(text));
  const reason = `${other}, and host/releases/0.9.0/release.json is missing`;
  expect(await verified(altered)).toEqual([
    `headers.json allows scripts that no known document has, ${reason}`,
  ]);
  expect((await readText(altered, 'headers.json'))?.text).toBe(text);
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
      const altered = await withFile(store, path, changed);
      expect([where, await verified(altered)]).toEqual([
        where,
        expect.arrayContaining([expect.stringContaining(path)]),
      ]);
      expect([where, await renderRefusal(altered)]).toEqual([where, expect.stringContaining(path)]);
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
      const altered = await withFile(store, path, bytesOf(`${JSON.stringify(changed, null, 1)}\n`));
      const refusal = (await renderRefusal(altered)) ?? 'ran';
      const lines = [...(await verified(altered)), refusal];
      if (lines.includes('ran') || !lines.some((line) => line.includes(path))) missed.push(where);
    }
    expect(missed).toEqual([]);
  },
);

// TRUST-5.
test('who replaces the live host with one that trusts another key is refused by the trust of the workspace', async () => {
  const stranger = makeKeyPair();
  const host = {
    trust: { ...trust, keys: [{ id: 'stranger', key: stranger.publicKey, remotes: [HOST, NAME] }] },
    render: 'exports.pages = [];',
    signing: signingKey('stranger', stranger.privateKey),
  };
  const changed = new DryRunStore(store);
  await publishHost(changed, '2.0.0', host, { promote: true });
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
  const altered = await withFile(store, path, serializeManifest({ ...manifest, files }));
  await altered.replace([{ path: script, bytes: code, expected: (await store.read(script))?.tag ?? null }]);
  expect(await renderRefusal(altered)).toContain(`${path} does not match its signature by x-2026`);
  const foreign = signManifest({ ...manifest, files }, operatorKey);
  const resigned = await withFile(store, path, serializeManifest(foreign));
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
  const version = { name: NAME, version: '1.0.0' };
  const { kept } = await removeVersions(changed, [version], { listed: 'keep' });
  expect(kept).toHaveLength(1);
  expect((await readText(changed, path))?.text).toBe(before);
  expect(await verified(changed)).toEqual([]);
});
