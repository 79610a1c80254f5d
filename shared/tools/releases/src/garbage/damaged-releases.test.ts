/** @jest-environment node */
import { readVersion } from '../manifest';
import { retire } from '../registry/releases';
import { change, folderOf, NAME, publish } from '../removal/testing/two-releases';
import { FolderStore } from '../store/folder-store';
import { bytesOf, filesBelow, replaceOne } from '../store/store';
import { removeFolders, scratchFolder } from '../testing/fake-release';
import { collectGarbage } from './collect-garbage';

afterEach(removeFolders);

const DAY = 86_400_000;
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY);

// REL-15.
test.each([
  ['a copy of a release', `${folderOf('1.1.0')}-copy/release.json`],
  ['a damaged manifest', `${folderOf('1.1.0')}/release.json`],
  ['a damaged mark', `${folderOf('1.1.0')}/unused.json`],
])('%s keeps no collection from the other releases, and is collected, too', async (_, path) => {
  const store = new FolderStore(await scratchFolder());
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(store, version, day(0));
  for (const version of ['1.1.0', '1.2.0']) await change(store, retire(version));
  const manifest = await store.read(`${folderOf('1.1.0')}/release.json`);
  const bytes = path.includes('-copy') ? (manifest?.bytes ?? bytesOf('')) : bytesOf('{');
  await replaceOne(store, path, bytes, await store.read(path));
  const kindsOn = async (on: number) => {
    const { releases } = await collectGarbage(store, { olderThan: 90 * DAY, now: day(on) });
    return releases.map(({ kind }) => kind);
  };
  const count = path.includes('-copy') ? 3 : 2;
  expect(await kindsOn(100)).toEqual(Array(count).fill('marked'));
  expect(await kindsOn(190)).toEqual(Array(count).fill('removed'));
  const left = (await filesBelow(store, `remotes/${NAME}`)).filter(
    (file) => !file.startsWith(`${folderOf('1.0.0')}/`) && !file.endsWith('/release.json'),
  );
  expect(left).toEqual([]);
  expect((await readVersion(store, NAME, '1.0.0')).kind).toBe('complete');
});
