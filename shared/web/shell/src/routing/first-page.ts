import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from '@portal/ui/router';
import { createElement } from 'react';
import { ownerOf } from '../source/source';
import { type PortalRouter, portalRoutes, type RouteOptions, remoteRoute } from './portal-routes';

export { isFailedPage } from './retryable';

type State = PortalRouter['state'];

/** A page of the portal that was loaded without the router. */
export interface FirstPage {
  /** The portal's routes. Those of the page are complete. */
  readonly routes: RouteObject[];
  /** What the router's state is when it shows the page. */
  readonly state: State;
  /** The pattern of the remote that owns the page. Absent: the page is the host's. */
  readonly pattern?: string;
}

/** Completes a lazy route, as the router does: what the route states itself has precedence. */
async function complete(route: RouteObject): Promise<void> {
  if (route.middleware || typeof route.lazy === 'object')
    throw new Error('Only the router runs middleware, and loads parts of routes');
  if (route.lazy) Object.assign(route, { ...(await route.lazy()), ...route, lazy: undefined });
  const { Component, ErrorBoundary } = route;
  if (Component) Object.assign(route, { element: createElement(Component), Component: undefined });
  if (ErrorBoundary)
    Object.assign(route, { errorElement: createElement(ErrorBoundary), ErrorBoundary: undefined });
}

/** Data with a status and headers, as react-router's `data()` returns it. */
const hasInit = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'DataWithResponseInit';

/** What a route's loader returns; `undefined`: it has none. */
async function dataOf({ loader }: RouteObject, args: LoaderFunctionArgs): Promise<unknown> {
  if (typeof loader !== 'function') return undefined;
  const data: unknown = await loader(args);
  if (data === undefined || data instanceof Response || hasInit(data))
    throw new Error('Only the router reads responses');
  return data;
}

/** The window's location, as the router has it, whatever another script has left in the history's state. */
function presentLocation(): State['location'] {
  const { pathname, search, hash } = window.location;
  const { usr, key } = window.history.state ?? {};
  return { pathname, search, hash, state: usr || null, key: key || 'default' };
}

/** The router's state while it shows a page. */
function stateOf(
  location: State['location'],
  matches: State['matches'],
  loaderData: State['loaderData'],
): State {
  return {
    historyAction: 'POP' as State['historyAction'],
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' } as State['navigation'],
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/**
 * Loads the page at the window's address as the router would: its owner, its code and its data. So a rendered page is
 * taken over before the router is there. TAKEOVER-5.
 * @throws if a part fails, and for what only the router does, such as a redirect. The router then loads the page.
 */
export async function loadFirstPage(options: RouteOptions): Promise<FirstPage> {
  const { source } = options;
  // The history may lead to another address meanwhile.
  const location = presentLocation();
  const { pathname, href } = window.location;
  const owner = await ownerOf(source, pathname);
  const remotes = owner && [remoteRoute(owner.pattern, owner.remote, await source.load(owner.remote))];
  const routes = portalRoutes(options, remotes);
  const found = matchRoutes(routes, pathname) ?? [];
  const request = new Request(href);
  const loaded = await Promise.all(
    found.map(async ({ route, params }, depth) => {
      route.id ??= `first-${depth}`;
      // First, because content that a loader has taken would be requested again if the code is late.
      await complete(route);
      const args = { request, params, url: new URL(href), pattern: owner?.pattern ?? pathname, context: {} };
      return [route.id, await dataOf(route, args)] as const;
    }),
  );
  const loaderData = Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
  // Each route has an id now.
  const state = stateOf(location, found as State['matches'], loaderData);
  return { routes, state, ...(owner && { pattern: owner.pattern }) };
}
