import type { createBrowserRouter } from '@portal/ui/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router for a `RouterProvider` that hydrates a document. The provider first renders the state that the document
 * shows, whatever the router has loaded meanwhile. It gets the present state when it starts to listen, which is once
 * it is mounted: React may interrupt hydration, and what happens between its render and its mount must not be lost.
 * @param state the router's state that the document shows.
 * @example
 * hydrateRoot(root, <RouterProvider router={startingWith(router, state)} />);
 */
export function startingWith(router: Router, state: Router['state']): Router {
  let isMounted = false;
  const started: Router = Object.create(router, {
    state: { get: () => (isMounted ? router.state : state) },
    subscribe: {
      value: (listener: Parameters<Router['subscribe']>[0]) => {
        isMounted = true;
        const unsubscribe = router.subscribe(listener);
        const { state: present } = router;
        if (present !== state)
          listener(present, { deletedFetchers: [], newErrors: present.errors, flushSync: false });
        return unsubscribe;
      },
    },
  });
  return started;
}
