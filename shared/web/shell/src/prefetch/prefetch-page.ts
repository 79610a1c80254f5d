import type { PrefetchHandle } from '@portal/contract';
import { matchRoutes, type RouteObject } from '@portal/router';
import { pageFiles } from '../boot/preload';
import { preloadScript } from '../boot/preload-script';
import { visitorId } from '../boot/visitor';
import { remoteRoute } from '../routing/create-router';
import { ownerOf } from '../source/preload-remotes';
import type { RemoteSource } from '../source/source';

/** Resolved, because the script origins are known once the page runs. */
const ORIGINS_KNOWN = Promise.resolve();

/** Whether a script was fetched already. */
const isFetched = (url: string) =>
  performance.getEntriesByName(new URL(url, window.location.href).href).length > 0;

/** Preloads the scripts that a page needs first, without those of its slots. */
async function preloadFirstScripts(source: RemoteSource, path: string): Promise<void> {
  const shard = await source.shard?.(path);
  if (shard === undefined) return;
  const page = { ...shard, slots: {} };
  for (const file of pageFiles(page, path, visitorId(), window.portalScripts ?? {}))
    if (!isFetched(file.url)) preloadScript(file, ORIGINS_KNOWN);
}

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

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

/** Calls the routes' own `handle.prefetch`. */
const prefetchData = (matches: readonly Match[]) =>
  Promise.all(
    matches.map(({ route, params }) =>
      (route.handle as Partial<PrefetchHandle> | undefined)?.prefetch?.({ params }),
    ),
  );

/**
 * Prefetches what the page at a path needs, so that opening it waits for nothing: its remote, its code, and the data
 * that its routes can prefetch.
 * @throws what loading throws. Opening the page tries again and reports the error.
 */
export async function prefetchPage(
  source: RemoteSource,
  routes: readonly RouteObject[],
  path: string,
): Promise<void> {
  const [matches] = await Promise.all([
    loadOwner(source, path),
    loadRoutes([...routes], path),
    preloadFirstScripts(source, path),
  ]);
  await prefetchData(matches);
}
