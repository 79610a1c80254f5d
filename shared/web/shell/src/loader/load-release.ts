import type { RemoteModule, RemoteRelease } from '@portal/contract';
import { incompatibilities } from '@portal/contract/compatibility';
import type { ReleaseOrigin } from '../remote-status/remote-status';
import type { CheckSignature } from '../source/signature-check';
import { partOf, RemoteLoadError } from './errors';
import { createFederation, type ProvidedTable } from './federation';
import { folderOf, loadModule } from './load-module';
import { assertIntegrity } from './require-integrity';

/** Options of {@link createReleaseLoader}. */
export interface LoaderOptions {
  /** The modules that the host provides to remotes. */
  readonly provided: ProvidedTable;
  /** Whether scripts may be loaded from a URL. */
  readonly isAllowed: (url: string) => boolean;
  /** Refuses releases that are not signed as the host's document requires. TRUST-2. */
  readonly checkSignature: CheckSignature;
}

/** A loaded remote. */
export interface LoadedRelease {
  readonly module: RemoteModule;
  /** Whether it was loaded from the release's `fallbackUrl`. */
  readonly fallback: boolean;
  /** URL of the folder with its scripts. */
  readonly folder: string;
}

export interface ReleaseLoader {
  /**
   * Loads one release of a remote.
   * @param from an override may lack integrity, other builds may not. REM-5.
   * @throws {RemoteLoadError} with the stage that failed.
   */
  load(name: string, release: RemoteRelease, from: ReleaseOrigin): Promise<LoadedRelease>;
  /** Names of the host's modules that a loaded remote has consumed so far. */
  consumed(name: string): ReadonlySet<string>;
}

/** Creates the page's loader, with one federation instance. */
export function createReleaseLoader({ provided, isAllowed, checkSignature }: LoaderOptions): ReleaseLoader {
  const federation = createFederation(provided);
  /** Globals of the loaded entry scripts, by remote. */
  const globals = new Map<string, string>();
  const provides = Object.fromEntries(
    Object.entries(provided).map(([module, { version }]) => [module, version]),
  );

  const loadFrom = async (url: string, name: string, release: RemoteRelease, fallback: boolean) => {
    const { module, entry } = await loadModule(url, name, release, { federation, isAllowed });
    globals.set(name, entry.global);
    return { module, fallback, folder: folderOf(url) };
  };

  return {
    async load(name, release, from) {
      const problems = incompatibilities(release.extras.portal, { label: 'the portal', provides });
      if (problems.length > 0) {
        const reason = problems.map((problem) => `it ${problem}`).join('; ');
        throw new RemoteLoadError('contract', partOf(name, release), reason);
      }
      assertIntegrity(release, partOf(name, release), from);
      await checkSignature(release, partOf(name, release), from);
      try {
        return await loadFrom(release.url, name, release, false);
      } catch (error) {
        if (release.fallbackUrl === undefined) throw error;
        console.warn(`Loading ${name} from its fallback URL`, error);
        return loadFrom(release.fallbackUrl, name, release, true);
      }
    },
    consumed: (name) => federation.consumed(globals.get(name) ?? ''),
  };
}
