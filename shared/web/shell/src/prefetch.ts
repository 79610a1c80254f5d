import type { PrefetchHandle } from '@portal/contract';
import { createQueryClient } from '@portal/query';
import { matchRoutes, type RouteObject } from '@portal/ui/router';
import { visitorId } from './boot/choose-release';
import { isFetched, pageFiles, preloadScript } from './boot/preload';
import { remoteRoute } from './routing/portal-routes';
import { ownerOf, type RemoteSource } from './source/source';

/** Resolved, because the script origins are known once the page runs. */
const ORIGINS_KNOWN = Promise.resolve();

/** The scripts that were preloaded here: the browser notes a limited number of requests. */
const preloaded = new Set<string>();

/** Preloads the scripts that a page needs first, without those of its slots. */
async function preloadFirstScripts(source: RemoteSource, path: string): Promise<void> {
  const shard = await source.shard?.(path);
  if (shard === undefined) return;
  const { page } = pageFiles(shard, path, visitorId(), window.portalScripts ?? {});
  for (const file of page) {
    if (preloaded.has(file.url) || isFetched(file.url)) continue;
    preloaded.add(file.url);
    preloadScript(file, ORIGINS_KNOWN);
  }
}

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/** The path of the link that was clicked last, since the last prefetch began. */
let clicked: string | undefined;

/** Matches the routes of a path and loads their code. */
async function loadRoutes(routes: RouteObject[], path: string): Promise<readonly Match[]> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  );
  return matches;
}

/** Loads the remote that owns a path, if any, and the code of its matching routes. */
async function loadOwner(source: RemoteSource, path: string): Promise<readonly Match[]> {
  const owner = await ownerOf(source, path);
  if (owner === undefined) return [];
  const loaded = await source.load(owner.remote);
  return loadRoutes([remoteRoute(owner.pattern, owner.remote, loaded)], path);
}

/**
 * Prefetches what the page at a path needs, so that opening it waits for nothing: its remote, its code, and, unless
 * its link has been clicked meanwhile, the data that its routes can prefetch.
 * @throws what loading throws. Opening the page tries again and reports the error.
 */
export async function prefetchPage(
  source: RemoteSource,
  routes: readonly RouteObject[],
  path: string,
): Promise<void> {
  clicked = undefined;
  const [matches] = await Promise.all([
    loadOwner(source, path),
    loadRoutes([...routes], path),
    preloadFirstScripts(source, path),
  ]);
  // A click overtook the code: the loaders of the page have begun, and would leave a second response unused.
  if (clicked === path) return;
  await Promise.all(
    matches.map(({ route, params }) =>
      (route.handle as Partial<PrefetchHandle> | undefined)?.prefetch?.({ params }),
    ),
  );
}

/** How long the pointer must rest on a link to count as intent, in milliseconds. */
const HOVER_DELAY_MS = 60;
/** How long a prefetched page counts as fresh, in milliseconds; later its content may have changed. */
const FRESH_MS = 15_000;

/** Path of the portal's page that a plain click on `target` would open; undefined if it would open none. */
function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Whether the browser's data saver is on. TypeScript's DOM types lack Network Information. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches a page when a visitor is about to open it: the pointer rests on its link, the keyboard reaches it,
 * or a finger touches it.
 * @returns a function that stops watching.
 */
export function watchLinks(prefetch: (path: string) => Promise<void>): () => void {
  const client = createQueryClient();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  const prefetchOnce = (path: string | undefined) => {
    if (path === undefined || savesData()) return;
    // The page itself reports the error if it is opened.
    void client.prefetchQuery({
      queryKey: ['page', path],
      queryFn: () => prefetch(path),
      staleTime: FRESH_MS,
    });
  };
  let hovered: EventTarget | null = null;
  // Only pointer moves count, because a link can appear under a resting pointer.
  const onMove = ({ target }: Event) => {
    if (target === hovered) return;
    hovered = target;
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => prefetchOnce(linkedPath(target)), HOVER_DELAY_MS);
  };
  const onIntent = ({ target }: Event) => prefetchOnce(linkedPath(target));

  const onClick = ({ target }: Event) => {
    clicked = linkedPath(target);
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointermove', onMove, { passive: true, signal });
  for (const type of ['focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true, signal });
  // Before the link itself opens its page.
  document.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    clearTimeout(hoverTimer);
    stop.abort();
  };
}
