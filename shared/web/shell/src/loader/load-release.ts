import { checkModule, isDevServer, type PortalExtras, type RemoteRelease } from '@portal/contract';
import { incompatibilities } from '@portal/contract/compatibility';
import { describeProblem, validate } from '@portal/contract/validation';
import { suppressGlobalErrors } from '@portal/observability';
import * as v from 'valibot';
import { folderOf, isFetched, runScript } from '../boot/preload';
import { nextTask } from '../next-task';
import type { CheckSignature } from '../source/signature-check';
import type { Candidate } from '../source/source';
import { type LoadStage, RemoteLoadError } from './errors';
import { createFederation, type EntryScript, type ProvidedTable } from './federation';
import { assertIntegrity } from './require-integrity';
import { bustRetryCache, withRetryQuery } from './retry-cache';
import { extendTimeout, withTimeout } from './timeout';

/** The fields read from an `mf-manifest.json`: file and global of the entry script. */
const manifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.optional(v.string(), '') }),
    globalName: v.pipe(v.string(), v.nonEmpty()),
  }),
});

/** Timeouts of the stages, in milliseconds. The entry's is extended on slow networks. A dev server builds first. DEV-8. */
const TIMEOUTS_MS = { manifest: 2_000, entry: 5_000, build: 300_000 } as const;

/**
 * Fetches a manifest.
 * @param integrity hash of the entry script according to the registry. A manifest can name any file, but only
 *   these bytes run.
 * @throws if it does not come in time, the status is not 2xx or the body is not a manifest.
 */
export async function fetchManifest(url: string, integrity: string | undefined): Promise<EntryScript> {
  const signal = AbortSignal.timeout(TIMEOUTS_MS.manifest);
  const response = await fetch(url, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const manifest = validate(manifestSchema, await response.json());
  if (!manifest.ok) {
    const problems = manifest.problems.map((problem) => describeProblem(problem, 'the manifest'));
    throw new Error(`${url} is no manifest: ${problems.join('; ')}`);
  }
  const { metaData } = manifest.output;
  const { path, name } = metaData.remoteEntry;
  const entry = new URL(path + name, new URL(url, window.location.href)).href;
  return { url: withRetryQuery(entry), integrity, global: metaData.globalName };
}

const absoluteUrl = (url: string) => new URL(url, window.location.href).href;

/**
 * Runs the preloaded chunks of a release, each as soon as it is fetched; webpack would request them one after
 * another. A chunk only registers its modules with the entry's run time. A chunk that fails is requested again
 * when it is needed, and that request reports the error. A hanging chunk stays a preload, because removing a
 * preload closes its connection and removing a script element does not.
 *
 * Only what the release lists runs: a preload can come from a registry entry that was not checked. TRUST-2.
 */
export function runPreloaded(folder: string, { first, preload, slotFiles }: PortalExtras): void {
  const chunks = [first, ...Object.values(preload), ...Object.values(slotFiles)].flatMap(
    ({ files }) => files,
  );
  const listed = new Map(chunks.map(({ file, integrity }) => [absoluteUrl(folder + file), integrity]));
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"][as="script"][integrity]',
  )) {
    const { href, integrity } = link;
    if (listed.get(href) !== link.getAttribute('integrity')) continue;
    const run = () => {
      const script = runScript({ url: href, integrity });
      if (script !== undefined) {
        const stopSuppressing = suppressGlobalErrors(href);
        for (const end of ['load', 'error']) script.addEventListener(end, stopSuppressing);
      }
      // A preload is used once; a later attempt sends its own requests.
      link.remove();
    };
    if (isFetched(href)) run();
    else link.addEventListener('load', run, { once: true });
  }
}

const EXPOSED_MODULE = 'remote';

/** The entry script at a URL, or the one that the manifest at the URL names. */
async function locateEntry(url: string, { metadata, extras }: RemoteRelease): Promise<EntryScript> {
  const { integrity } = metadata;
  const isManifest = new URL(url, window.location.href).pathname.endsWith('.json');
  if (isManifest) return fetchManifest(url, integrity);
  return { url: withRetryQuery(url), integrity, global: extras.portal.global };
}

/** Loads the releases of remotes. */
export type ReleaseLoader = ReturnType<typeof createReleaseLoader>;

/**
 * Creates the page's loader, with one federation instance.
 * @param provided the modules that the host provides to remotes.
 * @param isAllowed whether scripts may be loaded from a URL.
 * @param checkSignature refuses releases that are not signed as the host's document requires. TRUST-2.
 */
export function createReleaseLoader(
  provided: ProvidedTable,
  isAllowed: (url: string) => boolean,
  checkSignature: CheckSignature,
) {
  const federation = createFederation(provided);
  /** Globals of the loaded entry scripts, by remote. */
  const globals = new Map<string, string>();

  /** @returns the remote, the folder with its scripts, and whether it is that of the release's `fallbackUrl`. */
  const loadFrom = async (url: string, { release, part }: Candidate, fallback: boolean) => {
    const { portal } = release.extras;
    const folder = folderOf(url);
    const fail = (stage: LoadStage, reason: string) => (cause: unknown) => {
      bustRetryCache(folder);
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
    runPreloaded(folder, portal);
    const exposed = await withTimeout(
      entry.url,
      extendTimeout(TIMEOUTS_MS[isDevServer(release) ? 'build' : 'entry']),
      federation.load(entry, EXPOSED_MODULE),
    ).catch(fail('entry', 'its code could not be loaded'));
    const value =
      typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
    const check = checkModule(value, { name: part.remote, owns: portal.owns });
    if (!check.ok) throw new RemoteLoadError('contract', part, check.problems.join('; '));
    // What follows evaluates the page's code.
    await nextTask();
    globals.set(part.remote, entry.global);
    return { module: check.module, fallback, folder };
  };

  return {
    /**
     * Loads one release of a remote.
     * @throws {RemoteLoadError} with the stage that failed.
     */
    async load(candidate: Candidate) {
      const { release, part } = candidate;
      const host = { label: 'the portal', provides: provided.versions };
      const problems = incompatibilities(release.extras.portal, host);
      if (problems.length > 0) {
        const reason = problems.map((problem) => `it ${problem}`).join('; ');
        throw new RemoteLoadError('contract', part, reason);
      }
      assertIntegrity(candidate);
      await checkSignature(candidate);
      try {
        return await loadFrom(release.url, candidate, false);
      } catch (error) {
        if (release.fallbackUrl === undefined) throw error;
        console.warn(`Loading ${part.remote} from its fallback URL`, error);
        return loadFrom(release.fallbackUrl, candidate, true);
      }
    },
    /** Names of the host's modules that a loaded remote has consumed so far. */
    consumed: (name: string) => federation.consumed(globals.get(name) ?? ''),
  };
}
