import {
  type FirstFiles,
  type PortalExtras,
  patternTest,
  type RegistryShard,
  TRUST_ELEMENT,
} from '@portal/contract';
import type { HostScripts, PreloadFile } from './boot-requests';
import { bucketOf, releasesFor } from './choose-release';

/** URL of the folder with a release's scripts. */
export const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** Whether a script was fetched already. */
export const isFetched = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, window.location.href).href).length > 0;

/** The value of the first pattern that matches `path`. */
const firstMatch = <T>(byPattern: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.entries(byPattern).find(([pattern]) => new RegExp(patternTest(pattern), 'i').test(path))?.[1];

/**
 * The scripts that a page needs besides the host's entry, known before any code has run: the federation run
 * time, the page's remote with its first chunks, and the content of its slots. Each once.
 * @param overridden stored overrides: JSON whose keys are remotes to skip. Searched as text, because the
 *   inline script must stay small. Default: none.
 * @returns those of the remote that owns the page, and the others, of the remotes in its slots.
 */
export function pageFiles(
  shard: RegistryShard,
  path: string,
  visitor: string,
  scripts: HostScripts,
  overridden = '',
) {
  /** @param extraFiles what the page needs of the remote in addition to its `first` files. */
  const filesOf = (remote: string, extraFiles: (portal: PortalExtras) => FirstFiles | undefined) => {
    if (overridden.includes(`"${remote}"`)) return [];
    const [release] = releasesFor(shard.remotes[remote] ?? [], bucketOf(visitor, remote));
    if (release === undefined) return [];
    const { portal } = release.extras;
    const needed = [portal.first, extraFiles(portal)].filter((files) => files !== undefined);
    return [
      ...(scripts.federation ?? []),
      ...[
        { url: release.url, integrity: release.metadata.integrity },
        ...needed
          .flatMap(({ files: chunks }) => chunks)
          .map(({ file, integrity }) => ({ url: folderOf(release.url) + file, integrity })),
        // The loader refuses the others.
      ].filter(({ integrity }) => integrity),
      ...needed.flatMap(({ provided }) => provided).flatMap((name) => scripts[name] ?? []),
    ];
  };
  const known = new Set<string>();
  const unknown = (files: readonly PreloadFile[]) =>
    files.filter(({ url }) => !known.has(url) && known.add(url));
  const owner = shard.owners.find(({ test }) => new RegExp(test, 'i').test(path));
  const page = owner && filesOf(owner.remote, ({ preload: byPattern }) => firstMatch(byPattern, path));
  const slots = Object.entries(shard.slots).flatMap(([slot, remotes]) =>
    remotes.flatMap((remote) => filesOf(remote, ({ slotFiles }) => slotFiles[slot])),
  );
  return { page: unknown(page ?? []), slots: unknown(slots) };
}

/** Preloads a script. What it is fetched for must use the same CORS mode, or the browser fetches it twice. */
function preload({ url, integrity }: PreloadFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Lower than the host's first scripts, which everything else waits for.
  link.fetchPriority = 'low';
  document.head.append(link);
  return link;
}

/**
 * Runs a script and removes its element afterwards.
 * @returns its element; `undefined`: webpack's run time has requested the script meanwhile, and so runs it.
 */
export function runScript({ url, integrity }: PreloadFile): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.onerror = () => script.remove();
  script.onload = script.onerror;
  // As webpack's run time writes it: if that requests the script now, it finds this element.
  script.src = url;
  if (Array.from(document.scripts).some(({ src }) => src === script.src)) return undefined;
  document.head.append(script);
  return script;
}

/**
 * Preloads a lazy chunk of the host, and runs it as soon as it is fetched, while the main script may still be loading: a
 * chunk merely registers its modules with webpack's run time. It is not a script element from the start, because that
 * delays the document's `load` event until the chunk has run, and what it loads then may hang.
 */
export function preloadChunk(file: PreloadFile): void {
  const link = preload(file);
  link.onload = () => runScript(file);
  // A failed preload is requested once more, see `preloadScript`.
  link.onerror = () => runScript(file);
}

/**
 * Preloads a script of a remote, whose code must not run before the remote was found to be compatible. A browser
 * answers the next request for a failed preload with the same failure, without using the network, so "Try again" would
 * fail, too: the script is requested once more, but not before the signature of its release is verified. TRUST-2.
 * @param trusted settles once the allowed script origins are known.
 */
export function preloadScript(file: PreloadFile, trusted: Promise<unknown>): void {
  const link = preload(file);
  if (!document.getElementById(TRUST_ELEMENT)) link.onerror = () => void trusted.then(() => runScript(file));
}
