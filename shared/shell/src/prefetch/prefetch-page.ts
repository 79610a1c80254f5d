import { getConfig } from '@portal/config';
import type { PrefetchHandle } from '@portal/contract';
import { matchRoutes, type RouteObject } from '@portal/router';
import { pageContent, pageFiles } from '../boot/preload';
import { preloadContent } from '../boot/preload-content';
import { preloadScript } from '../boot/preload-script';
import { visitorId } from '../boot/visitor';
import { mounted } from '../routing/create-router';
import { ownerOf } from '../source/prepare';
import type { RemoteSource } from '../source/source';

/** The page is running: it is known which origins scripts may come from. */
const ALREADY = Promise.resolve();

/** Whether a script was fetched already. */
const isHere = (url: string) =>
  performance.getEntriesByName(new URL(url, window.location.href).href).length > 0;

/** Asks for the scripts and the content that a page needs first; not for its slots, which are not drawn yet. */
async function askFirstNeeds(source: RemoteSource, path: string): Promise<void> {
  const known = await source.shard?.(path);
  if (known === undefined) return;
  const page = { ...known, slots: {} };
  const visitor = visitorId();
  for (const file of pageFiles(page, path, visitor, window.portalScripts ?? {}))
    if (!isHere(file.url)) preloadScript(file, ALREADY);
  await preloadContent(getConfig().content, pageContent(page, path, visitor));
}

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/** The routes that a path would show, with their code. */
async function loadRoutes(routes: RouteObject[], path: string): Promise<readonly Match[]> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  );
  return matches;
}

/** The routes of the remote that draws a path, with their code. */
async function loadOwner(source: RemoteSource, path: string): Promise<readonly Match[]> {
  const owner = await ownerOf(source, path);
  if (owner === undefined) return [];
  const loaded = await source.load(owner.remote);
  return loadRoutes([mounted(owner.pattern, owner.remote, loaded)], path);
}

/** What routes get ahead themselves, of the answers that are there by now. */
const getAhead = (matches: readonly Match[]) =>
  Promise.all(
    matches.map(({ route, params }) =>
      (route.handle as Partial<PrefetchHandle> | undefined)?.prefetch?.({ params }),
    ),
  );

/**
 * Gets everything that the page at a path needs, so that going there waits for nothing: its remote,
 * its code and the content that it reads first.
 * @throws what loading throws; who goes to the page asks again and is told.
 */
export async function prefetchPage(
  source: RemoteSource,
  routes: readonly RouteObject[],
  path: string,
): Promise<void> {
  const [matches] = await Promise.all([
    loadOwner(source, path),
    loadRoutes([...routes], path),
    askFirstNeeds(source, path),
  ]);
  await getAhead(matches);
}
