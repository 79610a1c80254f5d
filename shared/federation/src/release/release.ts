import type { RemoteRelease } from '@portal/contract';
import { ReleaseError } from './errors';
import { changeHost, type HostChangeOptions } from './host/change-host';
import { makeHostLive, readLive } from './host/live';
import { type ReleaseManifest, readManifest } from './manifest';
import { type FilesOutcome, publishFiles } from './publish-files';
import { changeRegistry } from './registry/registry-store';
import { addRelease, changeReleasesOf, promote, type ReleasesChange } from './registry/releases';
import { clearUnusedMark } from './removal/unused-mark';
import type { ReleaseStore } from './store/store';

/** Options of {@link release}. */
export interface ReleaseOptions extends HostChangeOptions {
  /** Store that contains the release: a build folder or another published store. */
  readonly from: ReleaseStore;
  /** Store to publish into. */
  readonly to: ReleaseStore;
  /** `host`, or the remote's name. */
  readonly name: string;
  /** The version to publish; `from` must contain it. */
  readonly version: string;
  /** Whether the release receives all traffic at once. Default: only the first release of a part does. */
  readonly promote?: boolean;
  /**
   * Whether only the files are published, for pipelines that may not write the registry or the documents: another
   * one lists the release, with the same store as `from` and `to`. Default: false.
   */
  readonly filesOnly?: boolean;
  /** Base URL of the store's files, if another origin serves them. Default: the portal's own origin. */
  readonly baseUrl?: string;
  /** Publication time in the registry. Default: now. */
  readonly now?: Date;
}

/** @throws {ReleaseError} if the value is not a URL such as `https://cdn.example`. */
function checkBaseUrl(baseUrl: string): string {
  if (baseUrl === '') return baseUrl;
  if (URL.canParse(baseUrl) && new URL(baseUrl).href.replace(/\/$/, '') === baseUrl) return baseUrl;
  throw new ReleaseError(
    `"${baseUrl}" is no address such as https://cdn.example, without a slash at its end`,
  );
}

/** Combines changes; each one receives the result of the previous one. */
const composeChanges =
  (...changes: readonly ReleasesChange[]): ReleasesChange =>
  (releases, name) =>
    changes.reduce((changed, change) => change(changed, name), releases);

async function releaseHost(options: ReleaseOptions): Promise<void> {
  const { to, version } = options;
  // The first release goes live at once: there is no running portal that it could break.
  if (options.promote === true || (await readLive(to)) === null)
    await changeHost(to, makeHostLive(version), options);
}

/**
 * Publishes a built release: its files first, then the registry change that lists it. It can be
 * interrupted anywhere and run again; the release receives no traffic before it is complete.
 * @throws {ReleaseConflictError} if the version is already published with different content.
 * @example
 * await release({ from: built, to: production, name: 'mfe-cae', version: '1.4.0', promote: true });
 */
export async function release(options: ReleaseOptions): Promise<FilesOutcome> {
  const { from, to, name, version, now = new Date() } = options;
  const baseUrl = checkBaseUrl(options.baseUrl ?? '');
  const manifest: ReleaseManifest | null = await readManifest(from, name, version);
  if (manifest === null) throw new ReleaseError(`${from.location} has no release ${version} of ${name}`);
  const outcome = await publishFiles(from, to, manifest);
  if (options.filesOnly === true) return outcome;
  if (manifest.kind === 'host') await releaseHost(options);
  else {
    const entry: RemoteRelease = { ...manifest.entry, url: baseUrl + manifest.entry.url };
    const steps = [addRelease(entry, now), ...(options.promote === true ? [promote(version, now)] : [])];
    const list = changeReleasesOf(name, composeChanges(...steps), 'any');
    await clearUnusedMark(to, name, version);
    await changeRegistry(to, async (registry) => {
      // After the registry was read: a removal marks the version and then changes the registry. REL-13.
      await readManifest(to, name, version);
      return list(registry);
    });
    // Again, for a mark that was set before the release was listed.
    await clearUnusedMark(to, name, version);
  }
  return outcome;
}
