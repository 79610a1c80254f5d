import {
  describeRefusal,
  HOST,
  manifestRefusals,
  ReleaseError,
  type ReleaseStore,
  readLive,
  readVersion,
  releasesInUse,
  trustsOf,
  workspaceTrust,
} from '@portal/releases';
import { commandLine } from '../command-line/command-line';
import { readStore, STORE } from '../command-line/read-store';
import { type Deprecated, findDeprecated } from './deprecated';
import type { RemoteReport } from './report';
import type { ReleaseSource } from './trial-site';

/** What `npm run check-remotes` is asked for. */
interface CheckRemotesRequest {
  /** Store whose live releases are checked. */
  readonly from: ReleaseStore;
  /** Store whose live host they are checked in. Default: the host of this workspace is built. */
  readonly host?: ReleaseStore;
}

/** Parses `npm run check-remotes -- --from s3://bucket/portal`. */
export const parseCheckRemotes = commandLine<CheckRemotesRequest>(
  'npm run check-remotes --',
  (command, resolve) => {
    command
      .description('Checks the releases of a store that receive traffic in the host of this workspace.')
      .requiredOption('--from <store>', `${STORE} with the releases`, readStore)
      .option(
        '--host <store>',
        'store whose live host they are checked in (default: this workspace’s is built)',
        readStore,
      )
      .action((request: CheckRemotesRequest) => resolve(request));
  },
);

/** The live host of a store. @throws {ReleaseError} if it has none, or it is not signed as it has to be. TRUST-5. */
export async function liveHostOf(from: ReleaseStore): Promise<ReleaseSource> {
  const live = await readLive(from);
  if (live === null) throw new ReleaseError(`${from.location} has no release of the host`);
  const { version } = live.live;
  const stored = await readVersion(from, HOST, version);
  const trusts = await trustsOf(from, await workspaceTrust());
  const [refusal] = stored.kind === 'complete' ? await manifestRefusals(stored, trusts) : [];
  if (refusal !== undefined) throw new ReleaseError(`${from.location}: ${describeRefusal(refusal)}`);
  return { from, version };
}

/**
 * Checks every release of a store that receives traffic in a host: contract, ranges, imports, pages. REVERSE-1.
 * @throws if something cannot be checked, such as without a browser.
 */
export async function checkRemotes({ from, host }: CheckRemotesRequest): Promise<RemoteReport[]> {
  // Before a host is built for nothing.
  const releases = await releasesInUse(from);
  if (releases.length === 0)
    throw new ReleaseError(`${from.location} has no releases of remotes with traffic`);
  const trusts = await trustsOf(from, await workspaceTrust());
  // What a trial needs takes a second to load: no mistake waits for it.
  const { checkRelease } = await import('./check-release');
  const { buildTrial, withTrial } = await import('./trial-site');
  const checkIn = (source: ReleaseSource, deprecated: readonly Deprecated[]) =>
    withTrial(source, async (trial) => {
      const reports: RemoteReport[] = [];
      for (const { name, version } of releases)
        reports.push(await checkRelease(name, { from, version }, { ...trial, deprecated, trusts }));
      return reports;
    });
  // Of another host, nobody knows here what it deprecates.
  if (host !== undefined) return checkIn(await liveHostOf(host), []);
  const deprecated = await findDeprecated();
  return checkIn(await buildTrial(HOST), deprecated);
}
