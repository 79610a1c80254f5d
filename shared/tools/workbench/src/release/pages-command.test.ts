/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@portal/releases';
import { checkPages, followChange } from './pages-command';

let folder: string;
let printed: jest.SpyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pages-'));
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const follow = (portal?: string) =>
  followChange(portal, {
    store: new FolderStore(folder),
    options: {},
    dryRun: false,
    force: false,
    directory: folder,
  });

async function addRecord() {
  await mkdir(join(folder, '.pages/cae'), { recursive: true });
  await writeFile(join(folder, '.pages/cae/a.json'), '{}');
}

// PAGES-7.
test('a store without rendered pages needs no more after a promotion', async () => {
  await follow('http://127.0.0.1:1');
  expect(printed).not.toHaveBeenCalled();
});

test('says that pages are out of date where it does not know the portal', async () => {
  await addRecord();
  await follow();
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('release pages --portal'));
});

test('renders the pages again for a portal, whose configuration it reads', async () => {
  await addRecord();
  await expect(follow('http://127.0.0.1:1')).rejects.toThrow(
    'http://127.0.0.1:1/portal.config.json could not be fetched',
  );
});

// PAGES-11.
test('a store without rendered pages is not rendered before a promotion', async () => {
  const store = new FolderStore(folder);
  await expect(checkPages('http://127.0.0.1:1', { store }, store)).resolves.toBeUndefined();
  await addRecord();
  await expect(checkPages(undefined, { store }, store)).resolves.toBeUndefined();
  await expect(checkPages('http://127.0.0.1:1', { store }, store)).rejects.toThrow('could not be fetched');
});
