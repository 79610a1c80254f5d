import { ReleaseError } from './errors';
import { voidUnusedMark } from './garbage/collect-garbage';
import { changeHost, type HostChangeOptions } from './host/change-host';
import { makeHostLive, readLive } from './host/live';
import { readManifest } from './manifest';
import type { PublishRecord, ReleaseManifest, RemoteManifest } from './manifest-schema';
import { type FilesOutcome, publishFiles } from './publish-files';
import { changeRegistry } from './registry/registry-store';
import { addRelease, changeReleasesOf, promote, type ReleasesChange } from './registry/releases';
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
  /** What publishing adds to the manifest of a remote's release. Default: nothing. BUDGET-2. */
  readonly record?: PublishRecord;
  /** Publication time in the registry. Default: now. */
  readonly now?: Date;
}

/** @throws {ReleaseError} if the value is not a URL such as `https://cdn.example`. */
function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '') return;
  if (URL.canParse(baseUrl) && new URL(baseUrl).href.replace(/\/$/, '') === baseUrl) return;
  throw new ReleaseError(
    `"${baseUrl}" is no address such as https://cdn.example, without a slash at its end`,
  );
}

/** The manifest of a release as it is published. What was measured before stays; what another store forced does not count. */
function withRecord({ publication: before, ...manifest }: ReleaseManifest, record: PublishRecord) {
  const { forced: _forced, ...measured } = before ?? {};
  const publication = { ...measured, ...record };
  return Object.keys(publication).length === 0 ? manifest : { ...manifest, publication };
}

/** The registry entry of a release, with what was forced. */
async function entryOf(manifest: RemoteManifest, { to, baseUrl = '' }: ReleaseOptions) {
  const { entry, name, version } = manifest;
  const published = await readManifest(to, name, version);
  const forced = published?.publication?.forced ?? manifest.publication?.forced;
  return {
    ...entry,
    url: baseUrl + entry.url,
    extras: {
      ...entry.extras,
      ...(forced && { history: { ...entry.extras.history, forced: [...forced] } }),
    },
  };
}

async function listRelease(manifest: RemoteManifest, options: ReleaseOptions): Promise<void> {
  const { to, name, version, now = new Date() } = options;
  const add = addRelease(await entryOf(manifest, options), now);
  const list: ReleasesChange = (releases) => {
    const added = add(releases, name);
    return options.promote === true ? promote(version, now)(added, name) : added;
  };
  await voidUnusedMark(to, { name, version });
  await changeRegistry(to, async (registry) => {
    // Fails for a removed version. After the registry was read, because a removal marks the version first, and then
    // changes the registry. REL-13.
    await readManifest(to, name, version);
    return changeReleasesOf(name, list, 'any')(registry);
  });
  // Again, for a mark that was set before the release was listed.
  await voidUnusedMark(to, { name, version });
}

/**
 * Publishes a built release: its files first, then the registry change that lists it. It can be
 * interrupted anywhere and run again; the release receives no traffic before it is complete.
 * @throws {ReleaseConflictError} if the version is already published with different content.
 * @example
 * await release({ from: built, to: production, name: 'mfe-cae', version: '1.4.0', promote: true });
 */
export async function release(options: ReleaseOptions): Promise<FilesOutcome> {
  const { from, to, name, version } = options;
  checkBaseUrl(options.baseUrl ?? '');
  const built = await readManifest(from, name, version);
  if (built === null) throw new ReleaseError(`${from.location} has no release ${version} of ${name}`);
  const manifest = withRecord(built, options.record ?? {});
  const outcome = await publishFiles(from, to, manifest);
  if (options.filesOnly === true) return outcome;
  if (manifest.kind === 'remote') await listRelease(manifest, options);
  // The first host goes live at once: there is no running portal that it could break.
  else if (options.promote === true || (await readLive(to)) === null)
    await changeHost(to, makeHostLive(version), options);
  return outcome;
}
