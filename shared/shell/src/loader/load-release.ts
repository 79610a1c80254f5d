import { checkModule, type RemoteModule, type RemoteRelease } from '@portal/contract';
import { incompatibilities } from '@portal/contract/compatibility';
import type { EntryScript } from './entry-script';
import { RemoteLoadError } from './errors';
import { extendTimeout } from './extend-timeout';
import { createFederation, type Federation, type ProvidedTable } from './federation';
import { fetchManifest } from './manifest';
import { bustRetryCache, cancelPendingScripts, withRetryQuery } from './retry-cache';
import { runPreloaded } from './run-preloaded';
import { withTimeout } from './with-timeout';

/** Timeouts of the stages, in milliseconds. The entry's is extended on slow networks. */
const TIMEOUTS_MS = { manifest: 2_000, entry: 5_000 } as const;
const EXPOSED_MODULE = 'remote';

/** Options of {@link createReleaseLoader}. */
export interface LoaderOptions {
  /** The modules that the host provides to remotes. */
  readonly provided: ProvidedTable;
  /** Whether scripts may be loaded from a URL. */
  readonly isAllowed: (url: string) => boolean;
}

interface LoaderContext extends LoaderOptions {
  readonly federation: Federation;
  /** Globals of the loaded entry scripts, by remote. */
  readonly globals: Map<string, string>;
}

/** URL of the folder with a release's scripts. */
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** A loaded remote. */
export interface LoadedRelease {
  readonly module: RemoteModule;
  /** Whether it was loaded from the release's `fallbackUrl`. */
  readonly fallback: boolean;
  /** URL of the folder with its scripts. */
  readonly folder: string;
}

export interface ReleaseLoader {
  /** Loads one release of a remote. @throws {RemoteLoadError} with the stage that failed. */
  load(name: string, release: RemoteRelease): Promise<LoadedRelease>;
  /** Names of the host's modules that a loaded remote has consumed so far. */
  taken(name: string): ReadonlySet<string>;
}

/** Loads one release from one URL. @throws {RemoteLoadError} with the stage that failed. */
async function loadFrom(
  url: string,
  name: string,
  release: RemoteRelease,
  { federation, isAllowed, globals }: LoaderContext,
): Promise<RemoteModule> {
  const { portal } = release.extras;
  const part = { remote: name, title: portal.title, version: release.metadata.version };
  const folder = folderOf(url);
  const fail = (stage: RemoteLoadError['stage'], reason: string) => (cause: unknown) => {
    cancelPendingScripts(folder);
    bustRetryCache();
    throw new RemoteLoadError(stage, part, reason, { cause });
  };
  if (!isAllowed(url)) throw new RemoteLoadError('entry', part, `scripts from ${url} are not allowed`);
  const isManifest = new URL(url, window.location.href).pathname.endsWith('.json');
  const entry: EntryScript = isManifest
    ? await withTimeout(
        url,
        TIMEOUTS_MS.manifest,
        fetchManifest(url, release.metadata.integrity, AbortSignal.timeout(TIMEOUTS_MS.manifest)),
      ).catch(fail('manifest', 'its manifest could not be read'))
    : { url: withRetryQuery(url), integrity: release.metadata.integrity, global: portal.global };
  // A manifest can name an entry on another origin.
  if (!isAllowed(entry.url))
    throw new RemoteLoadError('entry', part, `scripts from ${entry.url} are not allowed`);
  runPreloaded(folder, url);
  const exposed = await withTimeout(
    entry.url,
    extendTimeout(TIMEOUTS_MS.entry),
    federation.load(entry, EXPOSED_MODULE),
  ).catch(fail('entry', 'its code could not be loaded'));
  const value =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
  const check = checkModule(value, { name, owns: portal.owns });
  if (!check.ok) throw new RemoteLoadError('contract', part, check.problems.join('; '));
  globals.set(name, entry.global);
  return check.module;
}

/** Creates the page's loader, with one federation instance. */
export function createReleaseLoader(options: LoaderOptions): ReleaseLoader {
  const federation = createFederation(options.provided);
  const globals = new Map<string, string>();
  const context: LoaderContext = { ...options, federation, globals };
  const provides = Object.fromEntries(
    Object.entries(options.provided).map(([module, { version }]) => [module, version]),
  );
  const load = async (name: string, release: RemoteRelease): Promise<LoadedRelease> => {
    const problems = incompatibilities(release.extras.portal, { label: 'the portal', provides });
    if (problems.length > 0) {
      const part = { remote: name, title: release.extras.portal.title, version: release.metadata.version };
      throw new RemoteLoadError('contract', part, problems.map((problem) => `it ${problem}`).join('; '));
    }
    try {
      const module = await loadFrom(release.url, name, release, context);
      return { module, fallback: false, folder: folderOf(release.url) };
    } catch (error) {
      if (release.fallbackUrl === undefined) throw error;
      console.warn(`Loading ${name} from its fallback URL`, error);
      const module = await loadFrom(release.fallbackUrl, name, release, context);
      return { module, fallback: true, folder: folderOf(release.fallbackUrl) };
    }
  };
  return { load, taken: (name) => federation.taken(globals.get(name) ?? '') };
}
