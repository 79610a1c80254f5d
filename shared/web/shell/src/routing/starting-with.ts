import { pageUrl } from '@portal/config';
import { createPath } from '@portal/ui/router';
import type { PortalRouter } from './portal-routes';

type State = PortalRouter['state'];
type Listener = Parameters<PortalRouter['subscribe']>[0];
type Destination = Parameters<PortalRouter['navigate']>[0] | number | null;

const NOTHING = {} as const;

const hrefOf = (to: Parameters<PortalRouter['encodeLocation']>[0]) =>
  typeof to === 'string' ? to : createPath(to);

/** Whether the window shows an address, maybe another part of its page. */
export function isHere({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const here = pageUrl();
  return pathname === here.pathname && search === here.search;
}

/** Opens a page by the browser. */
function open(to: Destination): void {
  const { pathname, search, href } = window.location;
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const url = new URL(typeof to === 'string' ? to : createPath({ pathname, ...to }), href);
  window.location.assign(url);
  // An address that differs in its hash alone loads no document.
  if (url.hash !== '' && url.pathname === pathname && url.search === search) window.location.reload();
}

/**
 * Milliseconds until the page is told that another one is loading. Each state of the router renders all links of a page
 * again, which a page that is there sooner does not wait for. FRAME-8.
 */
const LOADING_DELAY_MS = 100;

/** Subscribes to a router's states. Those that only say that a page is loading come late, or not at all. @returns ends it. */
function subscribe(router: PortalRouter, listener: Listener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = router.subscribe((present, details) => {
    clearTimeout(timer);
    if (present.navigation.state === 'idle') listener(present, details);
    else timer = setTimeout(listener, LOADING_DELAY_MS, present, details);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

export interface StartedRouter {
  /** For a `RouterProvider`. */
  readonly router: PortalRouter;
  /** Resolves to the router itself, once it is loaded. */
  whenThere(): Promise<PortalRouter>;
}

/**
 * The router for a `RouterProvider` that hydrates a document. The provider first renders the state that the document
 * shows, whatever the router has loaded meanwhile. It gets the present state when it starts to listen, which is once
 * it is mounted: React may interrupt hydration, and what happens between its render and its mount must not be lost.
 *
 * The router itself may come later: the first navigation loads it, and shows that it does. If it cannot be loaded, the
 * browser opens the page. TAKEOVER-5.
 * @param state the router's state that the document shows.
 * @param source the router, or what loads it.
 * @example
 * const { router } = startingWith(created.state, created);
 * hydrateRoot(root, <RouterProvider router={router} />);
 */
export function startingWith(
  state: State,
  source: PortalRouter | (() => Promise<PortalRouter>),
): StartedRouter {
  const load = typeof source === 'function' ? source : () => Promise.resolve(source);
  let there = typeof source === 'function' ? undefined : source;
  let pending: Promise<PortalRouter> | undefined;
  let isMounted = false;
  /** The listeners, and what ends their subscription to the router. */
  const listeners = new Map<Listener, (() => void) | undefined>();

  const tell = (listener: Listener, present: State) =>
    listener(present, { deletedFetchers: [], newErrors: present.errors, flushSync: false });
  const connect = (listener: Listener, router: PortalRouter) => {
    listeners.set(listener, subscribe(router, listener));
    const { state: present } = router;
    if (present === state) return;
    // Another object would draw a page that broke once more, and report its error twice.
    const isSame =
      present.location.key === state.location.key &&
      createPath(present.location) === createPath(state.location);
    tell(listener, isSame ? { ...present, location: state.location } : present);
  };
  const whenThere = async () => {
    if (there) return there;
    pending ??= load();
    try {
      const router = await pending;
      if (!there) {
        there = router;
        for (const listener of listeners.keys()) connect(listener, router);
      }
      return router;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };

  async function navigate(to: Destination, options?: Parameters<PortalRouter['navigate']>[1]): Promise<void> {
    if (!there) {
      const { location, matches, historyAction } = state;
      const navigation = { ...state.navigation, state: 'loading', location, matches, historyAction } as const;
      for (const listener of listeners.keys()) tell(listener, { ...state, navigation });
    }
    const router = there ?? (await whenThere().catch(() => undefined));
    if (router === undefined) {
      // The page may stay, or come back from the browser's cache: it does not load.
      for (const listener of listeners.keys()) tell(listener, state);
      open(to);
    } else await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
  }

  // What `RouterProvider` and the exports of `@portal/ui/router` use.
  const router: PortalRouter = Object.create(null, {
    state: { get: () => (isMounted && there ? there.state : state) },
    routes: { get: () => there?.routes ?? NOTHING },
    manifest: { get: () => there?.manifest ?? NOTHING },
    future: { get: () => there?.future ?? NOTHING },
    window: { value: window },
    createHref: { value: hrefOf },
    encodeLocation: {
      value: (to: Parameters<PortalRouter['encodeLocation']>[0]) => {
        const { pathname, search, hash } = new URL(hrefOf(to), window.location.origin);
        return { pathname, search, hash };
      },
    },
    subscribe: {
      value: (listener: Listener) => {
        isMounted = true;
        listeners.set(listener, undefined);
        const onPopState = () =>
          void whenThere().catch(() => {
            if (!isHere(state.location)) window.location.reload();
          });
        if (there) connect(listener, there);
        else if (!isHere(state.location)) onPopState();
        // Nothing else listens to the history, which a link to a part of the page changes, too.
        window.addEventListener('popstate', onPopState);
        return () => {
          window.removeEventListener('popstate', onPopState);
          listeners.get(listener)?.();
          listeners.delete(listener);
        };
      },
    },
    navigate: { value: navigate },
    revalidate: {
      value: async () => {
        const present = there ?? (await whenThere().catch(() => undefined));
        if (present === undefined) window.location.reload();
        else await present.revalidate();
      },
    },
  });
  return { router, whenThere };
}
