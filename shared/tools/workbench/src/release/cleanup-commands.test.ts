/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, readText } from '@portal/releases';
import { fakeHost, overwrite, publishHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import { build, contentsOf, makeStore, publish, run } from './examine/testing';

afterEach(removeFolders);

// REL-26.
test.each(['repair', 'repair --verify', 'gc', 'gc --apply', 'status'])(
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
describe.each([
  ['remotes.json', 'has no remotes.json, but shards of remotes'],
  ['host/live.json', "has no host/live.json, but a host's index.html"],
])('a store that lost %s', (path, reason) => {
  test.each([
    'repair',
    'repair --verify',
    'gc --apply',
    'status',
    'promote mfe-x 1.0.0',
    'purge mfe-x 1.0.0',
  ])('%s changes nothing, and names what to put back', async (command) => {
    const store = await makeStore();
    await store.remove([path]);
    const before = await contentsOf(store);
    await expect(run(...command.split(' '), '--to', store.location)).rejects.toThrow(reason);
    expect(await contentsOf(store)).toEqual(before);
  });
});

// REL-26, as host/deploy/on-call.md says.
test('a store without a copy of its lost record of the live host gets one that is written by hand', async () => {
  const store = await makeStore();
  await store.remove(['host/live.json']);
  await overwrite(store, 'host/live.json', '{"version":"1.0.0","before":[]}');
  const { output } = await run('repair', '--to', store.location);
  expect(output).toBe('There was nothing to repair.');
});

test('what a dry run of a purge says stands below a heading', async () => {
  const store = await makeStore();
  await publish(await build(), store, 'mfe-x', '1.1.0');
  const { output } = await run('purge', 'mfe-x', '1.0.0', '--to', store.location, '--dry-run');
  expect(output).toMatch(/^As a dry run:\n {2}.*\n( {2}.*\n)*(?! )[\s\S]*A dry run: nothing was changed\./);
});

// REL-27.
test('the only release of a remote is taken back by force, and its addresses are free', async () => {
  const store = await makeStore();
  const retire = (...more: string[]) => run('retire', 'mfe-x', '1.0.0', '--to', store.location, ...more);
  await expect(retire()).rejects.toThrow('has visitors, and mfe-x has no other release');
  expect((await retire('--force')).code).toBe(0);
  expect((await readText(store, 'registry/x.json'))?.text).toContain('"owners":[]');
  const { output } = await run('status', '--to', store.location);
  expect(output).toContain('mfe-other');
  expect(output).not.toContain('mfe-x');
  await publish(await build({ name: 'mfe-y', version: '1.0.0' }), store, 'mfe-y', '1.0.0');
  expect((await readText(store, 'registry/x.json'))?.text).toContain('mfe-y');
});

test('status tells of a remote that the registry does not list', async () => {
  const store = await makeStore();
  await expect(run('status', 'mfe-z', '--to', store.location)).rejects.toThrow(
    'The registry has no remote mfe-z; it lists mfe-x, mfe-other',
  );
});

// REL-3.
test('a rollback of a host that nobody published is refused, one of the live host whose release.json is lost is not', async () => {
  const store = await makeStore();
  const goBack = (version: string) => run('rollback', 'host', version, '--to', store.location, '--force');
  await expect(goBack('1.0.1')).rejects.toThrow('has no release 1.0.1 of the host');
  await store.remove(['host/releases/1.0.0/release.json']);
  await expect(goBack('1.0.0')).rejects.toThrow('host 1.0.0 has no predecessor');
});

// REL-4.
test('after the first release of a host, before any remote, status tells of no interrupted change', async () => {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0');
  expect((await run('status', '--to', store.location)).output).toMatch(/^host\s+1\.0\.0\s+live[^\n]*$/);
  expect((await readText(store, 'registry/@none.json'))?.text).toContain('"owners":[]');
});

// REL-14, REL-16.
test('a live host that is damaged: what is refused says how to go on, and how to repair it', async () => {
  const store = await makeStore();
  const path = 'host/releases/1.0.0/release.json';
  const goBack = () => run('promote', 'mfe-x', '1.0.0', '--to', store.location);
  await overwrite(store, path, '{');
  await expect(goBack()).rejects.toThrow(
    /release\.json in .* is not valid: .*"release repair --verify --from <store>" writes it again from a store that has host 1\.0\.0; --force/,
  );
  await store.remove([path]);
  await expect(goBack()).rejects.toThrow(/has no release\.json of its live host 1\.0\.0, .* --force/);
  const from = await fakeHost('1.0.0', { exports: { '@portal/ui': ['Tag'] } });
  await run('repair', '--verify', '--from', from.location, '--to', store.location);
  await goBack();
});

test.each([
  ['remotes.json', '{'],
  ['remotes.json', '{}'],
  ['remotes.json', 'null'],
  ['host/live.json', '{'],
  ['host/live.json', '{}'],
])('a damaged %s (%s) says where an earlier version is told of', async (path, text) => {
  const store = await makeStore();
  await overwrite(store, path, text);
  for (const command of ['status', 'repair', 'gc'])
    await expect(run(...command.split(' '), '--to', store.location)).rejects.toThrow(
      /Put an earlier version of it back: host\/deploy\/on-call\.md/,
    );
});
