import { checkModule, type RemoteModule, type RemoteRelease } from '@portal/contract';
import { nextTask } from '../next-task';
import type { EntryScript } from './entry-script';
import { type LoadStage, partOf, RemoteLoadError } from './errors';
import { extendTimeout } from './extend-timeout';
import type { Federation } from './federation';
import { fetchManifest } from './manifest';
import { bustRetryCache, cancelPendingScripts, withRetryQuery } from './retry-cache';
import { runPreloaded } from './run-preloaded';
import { withTimeout } from './with-timeout';

/** Timeouts of the stages, in milliseconds. The entry's is extended on slow networks. */
const TIMEOUTS_MS = { manifest: 2_000, entry: 5_000 } as const;
const EXPOSED_MODULE = 'remote';

/** URL of the folder with a release's scripts. */
export const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** What a release is loaded with. */
interface LoadContext {
  readonly federation: Federation;
  /** Whether scripts may be loaded from a URL. */
  readonly isAllowed: (url: string) => boolean;
}

/** A loaded module, and the entry script that it came from. */
interface LoadedModule {
  readonly module: RemoteModule;
  readonly entry: EntryScript;
}

/** The entry script at a URL, or the one that the manifest at the URL names. */
async function locateEntry(url: string, { metadata, extras }: RemoteRelease): Promise<EntryScript> {
  const { integrity } = metadata;
  const isManifest = new URL(url, window.location.href).pathname.endsWith('.json');
  if (!isManifest) return { url: withRetryQuery(url), integrity, global: extras.portal.global };
  const timeout = TIMEOUTS_MS.manifest;
  return withTimeout(url, timeout, fetchManifest(url, integrity, AbortSignal.timeout(timeout)));
}

/** Loads the module of a release from one URL. @throws {RemoteLoadError} with the stage that failed. */
export async function loadModule(
  url: string,
  name: string,
  release: RemoteRelease,
  { federation, isAllowed }: LoadContext,
): Promise<LoadedModule> {
  const part = partOf(name, release);
  const folder = folderOf(url);
  const fail = (stage: LoadStage, reason: string) => (cause: unknown) => {
    cancelPendingScripts(folder);
    bustRetryCache();
    throw new RemoteLoadError(stage, part, reason, { cause });
  };
  const assertAllowed = (script: string) => {
    if (!isAllowed(script))
      throw new RemoteLoadError('entry', part, `scripts from ${script} are not allowed`);
  };
  assertAllowed(url);
  const entry = await locateEntry(url, release).catch(fail('manifest', 'its manifest could not be read'));
  // A manifest can name an entry on another origin.
  assertAllowed(entry.url);
  runPreloaded(folder, release.extras.portal);
  const exposed = await withTimeout(
    entry.url,
    extendTimeout(TIMEOUTS_MS.entry),
    federation.load(entry, EXPOSED_MODULE),
  ).catch(fail('entry', 'its code could not be loaded'));
  const value =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
  const check = checkModule(value, { name, owns: release.extras.portal.owns });
  if (!check.ok) throw new RemoteLoadError('contract', part, check.problems.join('; '));
  // What follows evaluates the page's code.
  await nextTask();
  return { module: check.module, entry };
}
