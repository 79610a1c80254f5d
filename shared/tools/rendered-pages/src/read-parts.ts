import { RENDER_SCRIPT, RENDER_STYLES } from '@portal/build/render-files';
import { bySpecificity, isDevServer, patternTest, type Registry, type Trust } from '@portal/contract';
import {
  bytesOf,
  DOCUMENT,
  HOST,
  hashOf,
  LIVE_HOST_FILE,
  type ListedSource,
  REGISTRY,
  ReleaseError,
  type ReleaseManifest,
  type ReleaseStore,
  readLive,
  readRegistry,
  readVersion,
  releaseFolder,
  rootFolder,
  type StoredManifest,
  verifySources,
} from '@portal/releases';
import type { RendererSetup } from './part-renderer';
import { type Styles, usedStyles } from './used-styles';

/** A remote with its default release, and the patterns of its addresses. */
interface PageOwner {
  readonly name: string;
  readonly version: string;
  readonly owns: readonly string[];
}

/** Gives the part that an address belongs to, as the shell's routes do: the host's are those that no remote owns. */
export function ownerOfPage(remotes: readonly Omit<PageOwner, 'version'>[]): (path: string) => string {
  const owned = remotes
    .flatMap(({ name, owns }) =>
      owns.map((pattern) => ({ pattern, name, test: new RegExp(patternTest(pattern), 'i') })),
    )
    .sort((first, second) => bySpecificity(first.pattern, second.pattern));
  return (path) => owned.find(({ test }) => test.test(path))?.name ?? HOST;
}

/** What pages are rendered from: the live host, and the default release of each remote that can be rendered. */
export interface PageSources {
  readonly setup: RendererSetup;
  /** Version of the host. */
  readonly host: string;
  /** Document of the host that pages are rendered into. */
  readonly template: string;
  /** Version and styles by part. */
  readonly parts: Readonly<Record<string, { readonly version: string; readonly styles: Styles }>>;
  /** The remotes that have a default release, whether it can be rendered or not. */
  readonly owners: readonly PageOwner[];
  /** Hash of the portal's origin and its configuration. */
  readonly config: string;
  /** Says which releases these are: it changes with the live host and with the registry. */
  readonly releases: string;
}

/** Reads a file of a release. @throws {ReleaseError} if it is damaged; resolves to `null` if it is not part of it. */
async function readFile(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  path: string,
): Promise<string | null> {
  const hash = manifest.files[path];
  if (hash === undefined) return null;
  const stored = await store.read(path);
  if (stored === null || hashOf(stored.bytes) !== hash)
    throw new ReleaseError(`${path} in ${store.location} is ${stored === null ? 'missing' : 'damaged'}`);
  return new TextDecoder().decode(stored.bytes);
}

const readStyles = async (store: ReleaseStore, manifest: ReleaseManifest, folder: string): Promise<Styles> =>
  usedStyles((await readFile(store, manifest, `${folder}/${RENDER_STYLES}`)) ?? '');

/** The live host's manifest. */
async function readHostManifest(store: ReleaseStore): Promise<StoredManifest> {
  const version = (await readLive(store))?.live.version;
  const stored = version === undefined ? null : await readVersion(store, HOST, version);
  if (stored?.kind !== 'complete') throw new ReleaseError(`${store.location} has no host`);
  return stored;
}

/** The host's document, which pages are rendered into. */
async function readTemplate(store: ReleaseStore, { manifest }: StoredManifest): Promise<string> {
  const template = await readFile(store, manifest, `${rootFolder(manifest.version)}/${DOCUMENT}`);
  if (template !== null) return template;
  throw new ReleaseError(`host ${manifest.version} has no document`);
}

/** The live host and its document. @throws {ReleaseError} if there is none, or it is damaged. */
export async function readLiveTemplate(store: ReleaseStore): Promise<Pick<PageSources, 'host' | 'template'>> {
  const host = await readHostManifest(store);
  return { host: host.manifest.version, template: await readTemplate(store, host) };
}

type ListedDefault = Pick<ListedSource, 'name' | 'listed'>;

/** The default release of each remote, as the registry lists it. */
const defaultsOf = ({ microFrontends }: Registry): ListedDefault[] =>
  Object.entries(microFrontends).flatMap(([name, releases]) => {
    const listed = releases.find(({ deployment }) => deployment.default);
    return listed === undefined ? [] : [{ name, listed }];
  });

/** The default releases with their manifests. */
async function readDefaults(store: ReleaseStore): Promise<ListedSource[]> {
  const found = defaultsOf(await readRegistry(store)).map(async ({ name, listed }) => {
    const stored = await readVersion(store, name, listed.metadata.version);
    if (stored.kind === 'removed')
      throw new ReleaseError(`${name} ${listed.metadata.version} was removed from ${store.location}`);
    return { name, listed, stored: stored.kind === 'none' ? null : stored };
  });
  return Promise.all(found);
}

const ownersOf = (defaults: readonly ListedDefault[]): PageOwner[] =>
  defaults.map(({ name, listed }) => ({
    name,
    version: listed.metadata.version,
    owns: listed.extras.portal.owns,
  }));

/** Pages also state their own addresses. */
const configHash = (portal: string, config: string): string =>
  hashOf(bytesOf(`${portal}\n${config}`)).slice(0, 16);

/** A text that changes with the live host and with the registry. */
export async function releasesTag(store: ReleaseStore): Promise<string> {
  const stored = await Promise.all([LIVE_HOST_FILE, REGISTRY].map((path) => store.read(path)));
  return stored.map((file) => file?.tag ?? 'none').join();
}

/** What pages are written into: no code of a release is part of it. */
export type PageTarget = Omit<PageSources, 'setup'>;

/** The part that owns an address, and the version of it that is the default. */
function ownerAndVersion(owners: readonly PageOwner[], path: string): string {
  const owner = ownerOfPage(owners)(path);
  return `${owner}@${owners.find(({ name }) => name === owner)?.version ?? ''}`;
}

/**
 * Whether what a page is of is still live: the host, and the default release of the part that owns its address. What
 * other teams release meanwhile does not matter, which is every few seconds. PAGES-7.
 */
export async function isStillLive(store: ReleaseStore, target: PageTarget, path: string): Promise<boolean> {
  if ((await releasesTag(store)) === target.releases) return true;
  const [live, registry] = await Promise.all([readLive(store), readRegistry(store)]);
  const owners = ownersOf(defaultsOf(registry));
  return (
    live?.live.version === target.host &&
    ownerAndVersion(owners, path) === ownerAndVersion(target.owners, path)
  );
}

const scriptPath = ({ name, version }: ReleaseManifest): string =>
  `${releaseFolder(name, version)}/${RENDER_SCRIPT}`;

/** Reads the target of pages, and the manifests of the releases that they are of. */
async function readReleases(store: ReleaseStore, portal: string, config: string, trust: Trust | undefined) {
  // First: what changes from here on is noticed.
  const releases = await releasesTag(store);
  const [host, sources] = await Promise.all([readHostManifest(store), readDefaults(store)]);
  await verifySources(host, sources, trust);
  const remotes = sources.flatMap(({ listed, stored }) =>
    // What a dev server builds is not what the store has under its version.
    stored === null || isDevServer(listed) || !(scriptPath(stored.manifest) in stored.manifest.files)
      ? []
      : [{ manifest: stored.manifest, ...listed.extras.portal }],
  );
  const parts = [host.manifest, ...remotes.map(({ manifest }) => manifest)].map(async (manifest) => {
    const { name, version } = manifest;
    return [
      name,
      { version, styles: await readStyles(store, manifest, releaseFolder(name, version)) },
    ] as const;
  });
  const target: PageTarget = {
    host: host.manifest.version,
    template: await readTemplate(store, host),
    parts: Object.fromEntries(await Promise.all(parts)),
    owners: ownersOf(sources),
    releases,
    config: configHash(portal, config),
  };
  return { target, host: host.manifest, remotes };
}

/**
 * Reads what rendered pages are written into: the document of the live host, and the styles and addresses of the parts.
 * No code of a release is read. PAGES-16.
 * @param config text of the portal's configuration document.
 * @param trust the operator's own, in addition to the live host's. Default: only the live host's counts.
 * @throws {ReleaseError} if the store has no host, a file is damaged, or a release is not signed as the trust requires.
 */
export const readPageTarget = async (
  store: ReleaseStore,
  portal: string,
  config: string,
  trust?: Trust,
): Promise<PageTarget> => (await readReleases(store, portal, config, trust)).target;

/**
 * Reads what pages are rendered from: what they are written into, and the code. Each file is compared with its hash
 * first. Parameters and errors are those of {@link readPageTarget}.
 * @throws {ReleaseError} also if the host cannot render pages.
 */
export async function readPageSources(
  store: ReleaseStore,
  portal: string,
  config: string,
  trust?: Trust,
): Promise<PageSources> {
  const { target, host, remotes } = await readReleases(store, portal, config, trust);
  const readScript = (manifest: ReleaseManifest) => readFile(store, manifest, scriptPath(manifest));
  const code = remotes.map(async ({ manifest, title, owns }) => ({
    name: manifest.name,
    title,
    owns,
    script: (await readScript(manifest)) ?? '',
  }));
  const [script, ...rest] = await Promise.all([readScript(host), ...code]);
  if (script === null)
    throw new ReleaseError(
      `host ${host.version} cannot render pages: it was released before that was possible`,
    );
  return { ...target, setup: { portal, config, host: script, remotes: rest } };
}
