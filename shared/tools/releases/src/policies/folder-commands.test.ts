/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { collectGarbage, readMark } from '../garbage/collect-garbage';
import { readRegistry } from '../registry/registry-store';
import { release } from '../release';
import { FolderStore } from '../store/folder-store';
import { bytesOf } from '../store/store';
import { fakeHost, fakeRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { teamCommands, trafficCommands } from './policies';

const PUBLISHER = join(workspaceRoot, 'shared/tools/releases/src/testing/publisher.ts');
/** Numbers of groups, which are also those of the accounts. They need no entry in the system's tables. */
const GROUPS = { traffic: 61_001, 'mfe-cae': 61_002, 'mfe-hoops': 61_003 } as const;
type Account = keyof typeof GROUPS;

/** Only root can run commands as another user. */
const asRoot = process.getuid?.() === 0;
if (!asRoot) console.warn('Skipped: only root can publish as other accounts.');
const testAsRoot = asRoot ? test : test.skip;

afterAll(removeFolders);

/** Gives a folder the access that the commands give. */
function giveAccess(folder: string): void {
  const group = (account: Account) => String(GROUPS[account]);
  const commands = [
    ...trafficCommands({ folder, group: group('traffic') }),
    ...(['mfe-cae', 'mfe-hoops'] as const).flatMap((name) =>
      teamCommands({ folder, group: group(name) }, name),
    ),
  ];
  for (const command of commands) execFileSync('sh', ['-ec', command]);
}

/** A store's folder with the access that the commands give. */
async function makeStore(): Promise<string> {
  const folder = await scratchFolder();
  giveAccess(folder);
  return folder;
}

/** Publishes as an account does in its pipeline. Resolves to what the publisher says at its end. */
async function publish(
  account: Account,
  part: string,
  to: string,
  mode: 'files-only' | 'listed',
): Promise<string> {
  const build =
    part === 'host' ? await fakeHost('1.0.0') : await fakeRemote({ name: part, version: '1.0.0' });
  await chmod(build.location, 0o755);
  return publishFrom(account, part, build.location, to, mode);
}

async function publishFrom(account: Account, part: string, from: string, to: string, mode: string) {
  const id = GROUPS[account];
  const child = spawn(
    'sh',
    ['-c', 'umask 002; exec "$0" "$@"', process.execPath, '--import', 'tsx', PUBLISHER, part, from, to, mode],
    {
      cwd: workspaceRoot,
      uid: id,
      gid: id,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  child.stdin.write('go\n');
  await new Promise((resolve) => child.on('exit', resolve));
  return output;
}

// LEAST-1, LEAST-2.
testAsRoot(
  'a team’s account publishes below its own folder and nowhere else; the operator’s lists what it published',
  async () => {
    const store = await makeStore();
    expect(await publish('traffic', 'host', store, 'listed')).toContain('published');
    expect(await publish('mfe-cae', 'mfe-cae', store, 'files-only')).toContain('published');

    const entry = join(store, 'remotes/mfe-cae/1.0.0/entry.js');
    expect(await publish('mfe-cae', 'mfe-hoops', store, 'files-only')).toContain('EACCES');
    expect(await publish('mfe-cae', 'mfe-cae', store, 'listed')).toContain('EACCES');
    expect((await readRegistry(new FolderStore(store))).microFrontends).toEqual({});
    expect(await readFile(entry, 'utf8')).toBe('mfe-cae 1.0.0');

    expect(await publishFrom('traffic', 'mfe-cae', store, store, 'listed')).toContain('known');
    expect(Object.keys((await readRegistry(new FolderStore(store))).microFrontends)).toEqual(['mfe-cae']);
    expect(await publish('traffic', 'mfe-hoops', store, 'files-only')).toContain('EACCES');
  },
  120_000,
);

// LEAST-2, REL-15.
testAsRoot(
  'the operator’s account lists what root’s collection has marked, also where root has listed before',
  async () => {
    const store = await makeStore();
    const opened = new FolderStore(store);
    for (const name of ['mfe-cae', 'mfe-hoops'] as const)
      expect(await publish(name, name, store, 'files-only')).toContain('published');
    await collectGarbage(opened, { olderThan: 86_400_000 });
    await release({ from: opened, to: opened, name: 'mfe-hoops', version: '1.0.0' });
    expect(await readdir(join(store, '.used'))).toHaveLength(1);
    expect(await publishFrom('traffic', 'mfe-cae', store, store, 'listed')).toContain('known');
    expect((await readMark(opened, { name: 'mfe-cae', version: '1.0.0' })).kind).toBe('void');
  },
  120_000,
);

// LEAST-2, LEAST-3.
testAsRoot('the operator’s account writes pages and feeds where root has written them before', async () => {
  const folder = await scratchFolder();
  const written = ['pages/cae/eda.html', '.pages/cae/eda.json', 'feeds/releases.atom'];
  for (const path of written) await new FolderStore(folder).create(path, bytesOf('root'));
  giveAccess(folder);
  const account = { uid: GROUPS.traffic, gid: GROUPS.traffic, cwd: folder };
  for (const path of written)
    execFileSync(
      'sh',
      ['-ec', `umask 002; echo new > '${path}.draft'; mv -f '${path}.draft' '${path}'`],
      account,
    );
  expect(await readFile(join(folder, 'pages/cae/eda.html'), 'utf8')).toBe('new\n');
});
