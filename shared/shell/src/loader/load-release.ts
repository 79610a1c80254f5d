import { checkModule, type RemoteModule, type RemoteRelease } from '@portal/contract';
import { incompatibilities } from './compatibility';
import type { EntryScript } from './entry-script';
import { RemoteLoadError } from './errors';
import { createFederation, type Federation } from './federation';
import { readManifest } from './manifest';
import { patience } from './patience';
import type { ProvidedTable } from './provided';
import { attemptUrl, bustRetryCache, giveUpScripts } from './retry-cache';
import { runPreloaded } from './run-preloaded';
import { withTimeout } from './with-timeout';

/** How long each stage may take, in milliseconds; an entry longer where the portal itself came slowly. */
const BUDGETS = { manifest: 2_000, entry: 5_000 } as const;
const EXPOSED = 'remote';

/** Options of {@link createReleaseLoader}. */
export interface LoaderOptions {
  /** The modules that the host hands to remotes. */
  readonly provided: ProvidedTable;
  /** Whether scripts may come from an address. */
  readonly allowed: (url: string) => boolean;
}

interface LoaderParts extends LoaderOptions {
  readonly federation: Federation;
  /** Globals of the entries that were loaded, by remote. */
  readonly globals: Map<string, string>;
}

/** The address below which a release's scripts are. */
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** A remote's module, and whether it came from the release's fallback address. */
export interface LoadedRelease {
  readonly module: RemoteModule;
  readonly fallback: boolean;
  /** The address below which its scripts are. */
  readonly folder: string;
}

export interface ReleaseLoader {
  /** Loads one release of a remote. @throws {RemoteLoadError} saying at which stage it failed. */
  load(name: string, release: RemoteRelease): Promise<LoadedRelease>;
  /** The host's modules that a loaded remote has taken so far, by name. */
  taken(name: string): ReadonlySet<string>;
}

/** Loads one release from one address. @throws {RemoteLoadError} saying at which stage it failed. */
async function loadFrom(
  url: string,
  name: string,
  release: RemoteRelease,
  { federation, allowed, globals }: LoaderParts,
): Promise<RemoteModule> {
  const { portal } = release.extras;
  const part = { remote: name, title: portal.title, version: release.metadata.version };
  const folder = folderOf(url);
  const fail = (stage: RemoteLoadError['stage'], reason: string) => (cause: unknown) => {
    giveUpScripts(folder);
    bustRetryCache();
    throw new RemoteLoadError(stage, part, reason, { cause });
  };
  if (!allowed(url)) throw new RemoteLoadError('entry', part, `scripts from ${url} are not allowed`);
  const isManifest = new URL(url, window.location.href).pathname.endsWith('.json');
  const entry: EntryScript = isManifest
    ? await withTimeout(
        url,
        BUDGETS.manifest,
        readManifest(url, release.metadata.integrity, AbortSignal.timeout(BUDGETS.manifest)),
      ).catch(fail('manifest', 'its manifest could not be read'))
    : { url: attemptUrl(url), integrity: release.metadata.integrity, global: portal.global };
  // A manifest may name an entry that is elsewhere.
  if (!allowed(entry.url))
    throw new RemoteLoadError('entry', part, `scripts from ${entry.url} are not allowed`);
  runPreloaded(folder, url);
  const exposed = await withTimeout(
    entry.url,
    patience(BUDGETS.entry),
    federation.load(entry, EXPOSED),
  ).catch(fail('entry', 'its code could not be loaded'));
  const value =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
  const check = checkModule(value, { name, owns: portal.owns });
  if (!check.ok) throw new RemoteLoadError('contract', part, check.problems.join('; '));
  globals.set(name, entry.global);
  return check.module;
}

/** The page's loader: one federation instance over the host's table. */
export function createReleaseLoader(options: LoaderOptions): ReleaseLoader {
  const federation = createFederation(options.provided);
  const globals = new Map<string, string>();
  const parts: LoaderParts = { ...options, federation, globals };
  const load = async (name: string, release: RemoteRelease): Promise<LoadedRelease> => {
    const problems = incompatibilities(release, options.provided);
    if (problems.length > 0) {
      const part = { remote: name, title: release.extras.portal.title, version: release.metadata.version };
      throw new RemoteLoadError('contract', part, problems.join('; '));
    }
    try {
      const module = await loadFrom(release.url, name, release, parts);
      return { module, fallback: false, folder: folderOf(release.url) };
    } catch (error) {
      if (release.fallbackUrl === undefined) throw error;
      console.warn(`${name} is loaded from its fallback`, error);
      const module = await loadFrom(release.fallbackUrl, name, release, parts);
      return { module, fallback: true, folder: folderOf(release.fallbackUrl) };
    }
  };
  return { load, taken: (name) => federation.taken(globals.get(name) ?? '') };
}
