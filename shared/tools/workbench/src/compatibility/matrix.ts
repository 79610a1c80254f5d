import { REMOTES } from '@portal/build/workspace';
import { CONTRACT_VERSION } from '@portal/contract';
import {
  HOST,
  ReleaseError,
  type ReleaseStore,
  readLive,
  readManifest,
  readRegistry,
  trustsOf,
  workspaceTrust,
} from '@portal/releases';
import { commandLine } from '../command-line/command-line';
import { requireKnown } from '../command-line/failure';
import { readStore, STORE } from '../command-line/read-store';
import { run } from '../test/programs';
import { liveHostOf } from './check-remotes';
import { printed, type RemoteReport } from './report';
import type { ReleaseSource } from './trial-site';

/** What `npm run matrix` is asked for. */
interface MatrixRequest {
  /** The remote. */
  readonly name: string;
  /** Store with the live host and the ones before it. */
  readonly from: ReleaseStore;
  /** Oldest version of the host to support. Default: the oldest that the store records, with this contract. */
  readonly oldest?: string;
  /** Store with the next host. Default: there is none. */
  readonly next?: ReleaseStore;
  /** Store with the remote's release, the latest one. Default: the remote of this workspace is built. */
  readonly release?: ReleaseStore;
  /** Program that tests the remote in each portal; it reads `PORTAL_URL`. Default: only the checks run. */
  readonly command: readonly string[];
}

/** Parses `npm run matrix -- mfe-x --from s3://bucket/portal --next s3://bucket/next -- npx playwright test`. */
export const parseMatrix = commandLine<MatrixRequest>('npm run matrix --', (command, resolve) => {
  command
    .description(
      'Checks a remote of this workspace in the oldest supported host, the live one and the next one.',
    )
    .argument('<remote>', 'the remote')
    .argument('[command...]', 'after --: its own tests, which find the portal in PORTAL_URL')
    .requiredOption('--from <store>', `${STORE} with the live host and those before it`, readStore)
    .option('--oldest <version>', 'oldest host to support (default: the oldest that the store records)')
    .option('--next <store>', 'store with the next release of the host', readStore)
    .option(
      '--release <store>',
      'store with the remote’s release (default: this workspace’s is built)',
      readStore,
    )
    .action((name: string, tests: string[], options: Omit<MatrixRequest, 'name' | 'command'>) =>
      resolve({ name, command: tests, ...options }),
    );
});

export interface MatrixHost extends ReleaseSource {
  readonly role: 'oldest' | 'live' | 'next';
}

/** What was found in one host. */
export interface MatrixRow {
  readonly host: Pick<MatrixHost, 'role' | 'version'>;
  readonly report: RemoteReport;
}

/** The oldest host of a store's record whose contract is this workspace's. MATRIX-1. */
async function oldestHost(store: ReleaseStore): Promise<string | undefined> {
  const record = await readLive(store);
  for (const version of record === null ? [] : [...record.live.before, record.live.version]) {
    const manifest = await readManifest(store, HOST, version);
    if (manifest?.kind === 'host' && manifest.contract === CONTRACT_VERSION) return version;
  }
  return undefined;
}

/** The hosts that a remote has to work in, each once. MATRIX-1. @throws {ReleaseError} if one is not there. */
export async function matrixHosts({
  from,
  oldest,
  next,
}: Pick<MatrixRequest, 'from' | 'oldest' | 'next'>): Promise<MatrixHost[]> {
  const live = await liveHostOf(from);
  const version = oldest ?? (await oldestHost(from)) ?? live.version;
  if ((await readManifest(from, HOST, version)) === null)
    throw new ReleaseError(`${from.location} has no release ${version} of the host`);
  const upcoming = next === undefined ? live : await liveHostOf(next);
  return [
    ...(version === live.version ? [] : [{ role: 'oldest' as const, from, version }]),
    { role: 'live' as const, ...live },
    ...(upcoming.version === live.version ? [] : [{ role: 'next' as const, ...upcoming }]),
  ];
}

/** Runs a remote's own tests against a portal. Resolves to what failed. */
async function runTests([program = '', ...args]: readonly string[], origin: string): Promise<string[]> {
  const code = await run(program, args, { PORTAL_URL: origin }, 'inherit');
  return code === 0 ? [] : [`its tests ended with ${code}`];
}

/** The latest release of a remote in a store. @throws {ReleaseError} if there is none. */
async function latestRelease(name: string, from: ReleaseStore): Promise<ReleaseSource> {
  const version = (await readRegistry(from)).microFrontends[name]?.at(-1)?.metadata.version;
  if (version === undefined) throw new ReleaseError(`${from.location} has no release of ${name}`);
  return { from, version };
}

/** Checks a remote in the oldest supported host, the live one and the next one. MATRIX-1. */
export async function runMatrix(request: MatrixRequest): Promise<MatrixRow[]> {
  const { name, release, command } = request;
  if (release === undefined) requireKnown('remote', [name], REMOTES);
  const hosts = await matrixHosts(request);
  // What a trial needs takes a second to load: no mistake waits for it.
  const { checkRelease } = await import('./check-release');
  const { buildTrial, withTrial } = await import('./trial-site');
  const source = release === undefined ? await buildTrial(name) : await latestRelease(name, release);
  // What was built here is run as it is.
  const trusts = release === undefined ? [] : await trustsOf(release, await workspaceTrust());
  const rows: MatrixRow[] = [];
  for (const host of hosts)
    await withTrial(host, async (trial) => {
      const report = await checkRelease(name, source, { ...trial, trusts });
      const failed = command.length === 0 ? [] : await runTests(command, trial.site.origin);
      rows.push({ host, report: { ...report, breaks: [...report.breaks, ...failed] } });
    });
  return rows;
}

/** One line for each host, and below it what breaks. */
export const describeMatrix = (rows: readonly MatrixRow[]): string[] =>
  rows.flatMap(({ host, report: { name, version, breaks } }) => [
    `${host.role.padEnd(6)}  host ${host.version}  ${name} ${version}  ${breaks.length === 0 ? 'works' : 'breaks'}`,
    ...breaks.map((line) => `  ${printed(line)}`),
  ]);
