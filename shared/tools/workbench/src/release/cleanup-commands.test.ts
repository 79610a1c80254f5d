/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { makeStore, run } from './examine/testing';

afterEach(removeFolders);

// REL-26.
test.each(['repair', 'repair --verify', 'gc', 'gc --apply'])(
  '%s refuses a folder that is no store, and creates nothing',
  async (command) => {
    const folder = await scratchFolder();
    for (const location of [folder, join(folder, 'prtal')])
      await expect(run(...command.split(' '), '--to', location)).rejects.toThrow(
        `${location} is no store of a portal: it has neither remotes.json nor host/live.json`,
      );
    expect(await readdir(folder)).toEqual([]);
  },
);

// REL-26.
test.each(['remotes.json', 'host/live.json'])('a store that lost only %s is still one', async (path) => {
  const store = await makeStore();
  await store.remove([path]);
  expect((await run('gc', '--to', store.location, '--dry-run')).code).toBe(0);
});
