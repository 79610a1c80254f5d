import {
  collectGarbage,
  LIVE_HOST_FILE,
  openStore,
  purge,
  REGISTRY,
  ReleaseError,
  type ReleaseStore,
  readLive,
  readRegistry,
  releaseFolder,
  syncDocuments,
  syncShards,
  type Unused,
  verifyReleases,
} from '@portal/releases';
import type { Command } from 'commander';
import { describeStale, type ReleaseContext } from './change';
import { describeChange } from './describe';
import { readTime } from './read-time';
import type { CommandOf, ReleaseCommand } from './request';

const DEFAULT_AGE = '90d';

/** Defines the commands that repair a store, or take something away. */
export function defineCleanup(program: Command, done: (command: ReleaseCommand) => void): void {
  program
    .command('retire <remote> <version>')
    .description('remove it from the registry; its files stay')
    .action((name: string, version: string) => done({ kind: 'retire', name, version }));
  program
    .command('purge <remote> <version>')
    .description(
      'remove a release permanently: registry entry and files; its version cannot be published again',
    )
    .action((name: string, version: string) => done({ kind: 'purge', name, version }));
  program
    .command('gc')
    .description('remove releases that have been unused for a time; a dry run without --apply')
    .option(
      '--older-than <time>',
      `how long they have been unused: 12h, 90d, 2w (default: ${DEFAULT_AGE})`,
      readTime,
    )
    .option('--apply', 'remove them')
    .action((options: Partial<Omit<CommandOf<'gc'>, 'kind'>>) =>
      done({ kind: 'gc', olderThan: readTime(DEFAULT_AGE), ...options }),
    );
  program
    .command('repair')
    .description('finish a change that was interrupted')
    .option('--verify', 'also compare every file of the releases in use with its hash, and repair it')
    .option('--from <store>', 'with --verify: another store that has the releases, to copy files from')
    .action((options: Omit<CommandOf<'repair'>, 'kind'>, command: Command) => {
      if (options.from !== undefined && !options.verify) command.error('error: --from needs --verify');
      done({ kind: 'repair', ...options });
    });
}

/** Prints what was repaired. @throws {ReleaseError} if something could not be repaired. */
async function verify({ from }: CommandOf<'repair'>, { store, directory, trust, print }: ReleaseContext) {
  const findings = await verifyReleases(store, {
    from: from === undefined ? undefined : openStore(from, directory),
    trust,
  });
  const broken = findings.filter((finding) => finding.kind === 'broken');
  for (const finding of findings)
    if (finding.kind === 'repaired') print([`${finding.path} was repaired ${finding.how}`]);
  if (findings.length === 0) print(['Every file of the releases in use is as it was published.']);
  else if (broken.length < findings.length)
    print(['Caches may still have the damaged files: delete them there, too.']);
  if (broken.length === 0) return;
  throw new ReleaseError(
    `Not repaired (--from takes a store that has the release):\n${broken.map(({ path, reason }) => `  ${path} ${reason}`).join('\n')}`,
  );
}

/** @throws {ReleaseError} for a mistyped address, or a disk that is not mounted: nothing there would pass for healthy. REL-26. */
export async function assertStore(store: ReleaseStore): Promise<void> {
  if ((await readLive(store)) !== null || (await store.read(REGISTRY)) !== null) return;
  throw new ReleaseError(
    `${store.location} is no store of a portal: it has neither ${REGISTRY} nor ${LIVE_HOST_FILE}. Is the address right, and the disk mounted?`,
  );
}

export async function repair(command: CommandOf<'repair'>, context: ReleaseContext): Promise<void> {
  const { store, options, print } = context;
  await assertStore(store);
  if (command.verify) await verify(command, context);
  const stale = await describeStale(store);
  await syncShards(store);
  await syncDocuments(store, options);
  if (stale.length > 0) print(['Finished a change that was interrupted, or changed by others:', ...stale]);
  else if (!command.verify) print(['There was nothing to repair.']);
}

export async function purgeRelease(name: string, version: string, { store, print }: ReleaseContext) {
  const before = await readRegistry(store);
  const { references, files } = await purge(store, name, version);
  print([
    ...references.map((reference) => `Removed: ${reference}`),
    ...describeChange(before, await readRegistry(store)),
    `${name} ${version}: ${files.length} files deleted. The version cannot be published again.`,
    `Caches may still have them: delete /${releaseFolder(name, version)}/* there, too.`,
  ]);
}

function describeUnused(unused: Unused): string {
  switch (unused.kind) {
    case 'marked':
      return 'unused, marked now';
    case 'waiting':
      return `unused since ${unused.since.toISOString().slice(0, 10)}`;
    case 'removed':
      return 'removed; the version cannot be published again';
    case 'kept':
      return 'kept: it was published again';
  }
}

/** Removes, or as a dry run lists, releases of remotes. @param olderThan how long they have been unused, in milliseconds. */
export async function removeUnused(olderThan: number, { store, print }: ReleaseContext): Promise<void> {
  await assertStore(store);
  const { registry, releases, files } = await collectGarbage(store, { olderThan });
  print([
    ...describeChange(registry.before, registry.after),
    ...releases.map((unused) => `${unused.name} ${unused.version}  ${describeUnused(unused)}`),
    `${files.length} files deleted.`,
  ]);
}
