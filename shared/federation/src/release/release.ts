import type { RemoteRelease } from '@portal/contract';
import { ReleaseError } from './errors';
import { changeHost, type HostChangeOptions } from './host/change-host';
import { makeHostLive, readLive } from './host/live';
import { HOST, type ReleaseManifest, readManifest } from './manifest';
import { type FilesOutcome, publishFiles } from './publish-files';
import { changeRegistry } from './registry/registry-store';
import { add, ofRemote, promote, type ReleasesChange } from './registry/releases';
import type { ReleaseStore } from './store/store';

/** Options of {@link release}. */
export interface ReleaseOptions extends HostChangeOptions {
  /** Store that the release was built, or published, into. */
  readonly from: ReleaseStore;
  /** Store to publish into. */
  readonly to: ReleaseStore;
  /** `host`, or the remote's name. */
  readonly name: string;
  /** The version to publish, as `from` has it. */
  readonly version: string;
  /** Whether all visitors get it at once. Default: only the first release of a part. */
  readonly promote?: boolean;
  /** Origin that serves the store's files, where that is not the portal's own. Default: the portal's own. */
  readonly baseUrl?: string;
  /** Time of publication in the registry. Default: now. */
  readonly now?: Date;
}

/** @throws {ReleaseError} when it is no origin such as `https://cdn.example`. */
function checkBaseUrl(baseUrl: string): string {
  if (baseUrl === '') return baseUrl;
  if (URL.canParse(baseUrl) && new URL(baseUrl).href.replace(/\/$/, '') === baseUrl) return baseUrl;
  throw new ReleaseError(
    `"${baseUrl}" is no address such as https://cdn.example, without a slash at its end`,
  );
}

const inOrder =
  (...changes: readonly ReleasesChange[]): ReleasesChange =>
  (releases, name) =>
    changes.reduce((changed, change) => change(changed, name), releases);

async function releaseHost(options: ReleaseOptions): Promise<void> {
  const { to, version } = options;
  // The first one is live at once; there is nothing that it could break.
  if (options.promote === true || (await readLive(to)) === null)
    await changeHost(to, makeHostLive(version), options);
}

/**
 * Publishes a built release: its files, then the one change that lists it. Safe to be interrupted
 * anywhere and begun again; nobody gets the release before it is complete.
 * @throws {ReleaseConflictError} when the version is published with other bytes.
 * @example
 * await release({ from: built, to: production, name: 'mfe-cae', version: '1.4.0', promote: true });
 */
export async function release(options: ReleaseOptions): Promise<FilesOutcome> {
  const { from, to, name, version, now = new Date() } = options;
  const baseUrl = checkBaseUrl(options.baseUrl ?? '');
  const manifest: ReleaseManifest | null = await readManifest(from, name, version);
  if (manifest === null) throw new ReleaseError(`${from.place} has no release ${version} of ${name}`);
  const outcome = await publishFiles(from, to, manifest);
  if (manifest.kind === 'host') await releaseHost(options);
  else {
    const entry: RemoteRelease = { ...manifest.entry, url: baseUrl + manifest.entry.url };
    const steps = [add(entry, now), ...(options.promote === true ? [promote(version, now)] : [])];
    await changeRegistry(to, ofRemote(name, inOrder(...steps), 'any'));
  }
  return outcome;
}

export { HOST };
