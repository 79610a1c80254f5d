/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { FolderStore } from '../store/folder-store';
import { type ReleaseStore, readText } from '../store/store';
import { publishHost, removeFolders, scratchFolder } from '../testing/fake-release';
import { interruptedAtEachWrite } from '../testing/stores';
import { changeHost, staleDocuments, syncDocuments } from './change-host';
import { makeHostLive, rollBackHost } from './live';

afterEach(removeFolders);

/** A document that 1.0.0 has besides the one of all hosts. */
const FORMER = 'start.html';

const publish = (to: ReleaseStore, version: string, documents: readonly string[] = []) =>
  publishHost(to, version, { documents }, { promote: true });

async function withFirstHost(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publish(store, '1.0.0', [FORMER]);
  return store;
}

const textOf = async (store: ReleaseStore, path: string) => (await readText(store, path))?.text;

/** What the former document says, compressed or not, such as `index 1.0.0`. */
async function formerSays(store: ReleaseStore): Promise<string | undefined> {
  const text = await textOf(store, FORMER);
  const compressed = await store.read(`${FORMER}.br`);
  expect(brotliDecompressSync(compressed?.bytes ?? '').toString()).toBe(text);
  expect(await staleDocuments(store)).toEqual([]);
  return /<p>(.*)<\/p>/.exec(text ?? '')?.[1];
}

// REL-21.
test('a document that the live host does not have is its only one, until a rollback', async () => {
  const store = await withFirstHost();
  expect(await formerSays(store)).toBe('start 1.0.0');
  for (const version of ['2.0.0', '2.1.0']) {
    await publish(store, version);
    expect(await formerSays(store)).toBe(`index ${version}`);
  }
  await changeHost(store, rollBackHost);
  expect(await formerSays(store)).toBe('index 2.0.0');
  await changeHost(store, rollBackHost);
  expect(await formerSays(store)).toBe('start 1.0.0');
  await changeHost(store, makeHostLive('2.1.0'));
  expect(await formerSays(store)).toBe('index 2.1.0');
});

// REL-4, REL-21.
test('an interruption at any write is finished by the next command', async () => {
  const writes = await interruptedAtEachWrite(
    async () => (await withFirstHost()).location,
    (store) => publish(store, '2.0.0'),
    async (location) => {
      const store = new FolderStore(location);
      await publish(store, '2.0.0');
      await syncDocuments(store);
      expect(await formerSays(store)).toBe('index 2.0.0');
    },
  );
  expect(writes).toBeGreaterThan(4);
});

// REL-21.
test('a file of the operator stays, and no document appears that the root did not have', async () => {
  const store = await withFirstHost();
  await writeFile(join(store.location, 'verification.html'), 'of the operator');
  await publish(store, '2.0.0');
  expect(await textOf(store, 'verification.html')).toBe('of the operator');

  const other = new FolderStore(await scratchFolder());
  await publish(other, '2.0.0');
  await publishHost(other, '1.0.0', { documents: [FORMER] });
  await publish(other, '2.1.0');
  expect(await other.read(FORMER)).toBeNull();
});
