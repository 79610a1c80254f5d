/** Releases and stores that the tests of doctor and of dry runs look at. */
import { readFile } from 'node:fs/promises';
import { filesIn } from '@portal/build/files-in';
import type { Trust } from '@portal/contract';
import { FolderStore, makeKeyPair, type ReleaseStore, release, signingKey } from '@portal/releases';
import { fakeRemote, publishHost, publishRemote, scratchFolder } from '@portal/releases/testing';
import type { ReleaseContext } from '../change';
import { runRelease } from '../run-release';

export type FakeRemote = Parameters<typeof fakeRemote>[0];

export const NAME = 'mfe-x';
export const team = makeKeyPair();
const signing = signingKey('x-2026', team.privateKey);
export const trustOf = (...keys: Trust['keys']): Trust => ({ mode: 'require', keys, oldest: {} });
export const trusted = { id: 'x-2026', key: team.publicKey, remotes: [NAME] };

/** What a release weighs. @param firstLoad in bytes. */
export const weight = (firstLoad: number) => ({
  budgets: { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 },
  measured: { firstLoad, total: 90_000, duplicates: [], longTasks: 20 },
});

/** A build that nothing keeps from being released. */
export const build = ({ version = '1.1.0', ...more }: Partial<FakeRemote> = {}) =>
  fakeRemote({
    name: NAME,
    version,
    owns: ['/x/*'],
    uiRange: '^1.0.0',
    portal: { owner: { team: 'X', contact: '#x' } },
    weight: weight(31_000),
    ...more,
  });

export async function publish(from: ReleaseStore, to: ReleaseStore, name: string, version: string) {
  await release({ from, to, name, version, promote: true });
}

/** A store with a host, mfe-x 1.0.0 and another remote. */
export async function makeStore(trust?: Trust): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0', { ...(trust && { trust }), exports: { '@portal/ui': ['Tag'] } });
  await publish(await build({ version: '1.0.0', ...(trust && { signing }) }), store, NAME, '1.0.0');
  await publishRemote(store, { name: 'mfe-other', version: '1.0.0', signing: trust && signing });
  return store;
}

/** What a command works with that is called without its command line. It says nothing. */
export const contextOf = (store: ReleaseStore, more: Partial<ReleaseContext> = {}): ReleaseContext => ({
  store,
  options: {},
  dryRun: false,
  pages: false,
  print: () => undefined,
  directory: '.',
  ...more,
});

/** Runs the release tool; what a program would exit with is its exit code. */
export async function run(...args: readonly string[]) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runRelease(args);
    return { output: log.mock.calls.flat().join('\n'), code: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = undefined;
    log.mockRestore();
  }
}

/** What a store has, byte for byte. */
export async function contentsOf({ location }: ReleaseStore) {
  return Promise.all(
    (await filesIn(location)).sort().map(async (file) => [file, await readFile(file, 'base64')]),
  );
}
