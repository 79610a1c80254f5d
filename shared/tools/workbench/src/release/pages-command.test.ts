/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@portal/build/testing/servers';
import type { Trust } from '@portal/contract';
import { changeHost, FolderStore, makeKeyPair, readText, release, rollBackHostOnce } from '@portal/releases';
import { fakeHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import { publishPages } from '@portal/rendered-pages';
import { type FakePortal, releaseHost, renderHere, startFakePortal } from '@portal/rendered-pages/testing';
import { build, contextOf, makeStore, NAME, run } from './examine/testing';
import { checkPages, followChange } from './pages-command';
import { runRelease } from './run-release';

let folder: string;
let printed: jest.SpyInstance;
beforeEach(async () => {
  folder = await scratchFolder();
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await removeFolders();
});

const print = jest.fn();
beforeEach(() => print.mockReset());
const contextFor = (portal?: string) => contextOf(new FolderStore(folder), { portal, print });
const follow = (portal?: string) => followChange(contextFor(portal));

async function addRecord() {
  await mkdir(join(folder, '.pages/cae'), { recursive: true });
  await writeFile(join(folder, '.pages/cae/a.json'), '{}');
}

// PAGES-7.
test('a store without rendered pages needs no more after a promotion', async () => {
  await follow('http://127.0.0.1:1');
  expect(print).not.toHaveBeenCalled();
});

test('says that pages may be out of date where it does not know the portal', async () => {
  await addRecord();
  await follow();
  expect(print).toHaveBeenCalledWith([expect.stringMatching(/may be out of date: release pages --portal/)]);
});

test('says so of a publication that visitors get, and of no other', async () => {
  const [store, from] = [await makeStore(), await build()];
  await mkdir(join(store.location, '.pages/cae'), { recursive: true });
  await writeFile(join(store.location, '.pages/cae/a.json'), '{}');
  const publishing = (...more: readonly string[]) =>
    run(NAME, '--from', from.location, '--version', '1.1.0', '--to', store.location, ...more);
  for (const more of [['--files-only'], []])
    expect((await publishing(...more)).output).not.toContain('out of date');
  expect((await publishing('--promote')).output).toContain('out of date');
});

test('renders the pages again for a portal, whose configuration it reads', async () => {
  await addRecord();
  await expect(follow('http://127.0.0.1:1')).rejects.toThrow(
    'http://127.0.0.1:1/portal.config.json could not be fetched',
  );
});

test('a portal that stops in the middle of its configuration could not be read', async () => {
  await addRecord();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{');
    setImmediate(() => response.destroy());
  });
  const port = await listen(server);
  const failure = await follow(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
  server.close();
  expect(failure).toMatchObject({
    name: 'ReleaseError',
    message: `http://127.0.0.1:${port}/portal.config.json could not be fetched: other side closed`,
  });
});

// PAGES-11.
test('a store without rendered pages is not rendered before a promotion', async () => {
  const check = (portal?: string) => checkPages(contextFor(portal), new FolderStore(folder));
  await expect(check('http://127.0.0.1:1')).resolves.toBeUndefined();
  await addRecord();
  await expect(check()).resolves.toBeUndefined();
  await expect(check('http://127.0.0.1:1')).rejects.toThrow('could not be fetched');
});

// PAGES-16.
test('renders to a folder without changing the store, and applies the folder to it', async () => {
  const portal = await startFakePortal(['/points/a', '/points/b', '/points/c']);
  try {
    // The policy of the portal's documents allows the origin.
    const image = '<img src="https://images.example/a.png" alt="">';
    portal.content.set('a', `content of a ${image}`).set('b', null);
    const { store } = portal;
    const out = join(folder, 'out');
    const to = ['--to', store.location];
    const printedText = () => printed.mock.calls.flat().join('\n');

    await runRelease(['pages', 'render', '--portal', `${portal.portal}/points`, '--out', out]);
    expect(printedText()).toContain(`1 pages rendered to ${out}, 0 up to date, 1 without content.`);
    expect(printedText()).toMatch(/\/points\/b stays as it was: content-data\/b\.json could not be read/);
    expect(await store.list('pages')).toEqual({ files: [], folders: [] });

    // DOCTOR-4.
    const before = printed.mock.calls.length;
    await runRelease(['pages', '--portal', portal.portal, ...to, '--dry-run', '--json']);
    await runRelease(['pages', 'apply', out, '--portal', portal.portal, ...to, '--dry-run', '--json']);
    const documents = printed.mock.calls.slice(before).map(([text]) => JSON.parse(text).command);
    expect(documents).toEqual(['pages', 'pages-apply']);
    // A page is not available.
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;

    // Without --portal: which portal it is, the store says once it has pages.
    await expect(runRelease(['pages', 'apply', out, ...to])).rejects.toThrow(
      'say with --portal which portal',
    );
    const applied = runRelease(['pages', 'apply', out, ...to, '--portal', portal.portal]);
    // A page that failed fails the command, and the others are written.
    await expect(applied).rejects.toThrow('1 pages are not up to date');
    expect((await readText(store, 'pages/points/a.html'))?.text).toContain('content of a');
    portal.content.set('b', 'content of b');
    await runRelease(['pages', 'render', '--portal', portal.portal, '--out', out]);
    await runRelease(['pages', 'apply', out, ...to]);
    expect(printedText()).toContain('1 pages rendered, 2 up to date, 0 without content.');
    expect((await readText(store, 'pages/points/b.html'))?.text).toContain('content of b');
  } finally {
    await portal.close();
  }
}, 120_000);

// PAGES-23.
describe('pages of a host that was taken back', () => {
  const pages = ['/points/a'];
  let portal: FakePortal;
  beforeEach(async () => {
    portal = await startFakePortal(pages);
    portal.content.set('a', 'content of a');
    await releaseHost(portal.store, '2.0.0');
    await render();
  });
  afterEach(() => portal.close());

  const render = () => {
    const { store, config } = portal;
    const options = { portal: portal.portal, config, now: new Date(), start: renderHere(pages) };
    return publishPages(store, options);
  };
  const goBack = (...command: string[]) =>
    runRelease([...command, '--no-pages', '--force', '--to', portal.store.location]);
  const textOf = async (path: string) => (await readText(portal.store, path))?.text;
  const document = () => textOf('pages/points/a.html');

  async function expectWithdrawn() {
    expect(printed.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/^1 rendered pages of host 2\.0\.0 were taken back; .* until release pages/),
    );
    expect(await document()).toContain('start("1.0.0")');
    expect(await document()).toBe(await textOf('index.html'));
  }

  test('a rollback takes them back, without rendering them again', async () => {
    await goBack('rollback', 'host', '--dry-run');
    expect(await document()).toContain('start("2.0.0")');
    await goBack('rollback', 'host');
    await expectWithdrawn();
  });

  // REL-3.
  test('a rollback of a named host that was interrupted before them is finished by the same command', async () => {
    await changeHost(portal.store, rollBackHostOnce());
    expect(await document()).toContain('start("2.0.0")');
    await goBack('rollback', 'host', '2.0.0');
    await expectWithdrawn();
    await goBack('rollback', 'host', '2.0.0');
    expect(await document()).toContain('start("1.0.0")');
  });

  test('the promotion of an older host takes back those of the host that it replaces, that of a newer one none', async () => {
    await goBack('promote', 'host', '1.0.0');
    await expectWithdrawn();
    await render();
    await goBack('promote', 'host', '2.0.0');
    expect(await document()).toContain('content of a');
  });

  // TRUST-5.
  test.each([
    ['promotion', ['promote', 'host', '3.0.0']],
    ['publication', ['host', '--from', '{from}', '--version', '3.0.0', '--promote']],
  ])(
    'the %s of a host that has withdrawn a key takes back those of hosts that accept it',
    async (_, command) => {
      const key = { id: 'cae-2026', key: makeKeyPair().publicKey, remotes: [NAME], revoked: '2026-11-29' };
      const trust: Trust = { mode: 'prefer', keys: [key], oldest: {} };
      const from = await fakeHost('3.0.0', { render: '', trust });
      if (command[0] === 'promote') await release({ from, to: portal.store, name: 'host', version: '3.0.0' });
      await goBack(...command.map((word) => word.replace('{from}', from.location)));
      expect(await document()).toBe(await textOf('index.html'));
      expect(await document()).toContain('start("3.0.0")');
    },
  );
});
