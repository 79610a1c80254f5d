import { createMemoryRouter, Outlet } from '@portal/router';
import { waitFor } from '@testing-library/react';
import type { RemoteSource } from '../source/source';
import { createPortalRouter } from './create-router';

const source: RemoteSource = {
  owners: async () => [],
  remotesForSlot: async () => [],
  load: () => Promise.reject(new Error('There is no remote')),
};
const nothing = () => null;

function routerAt(path: string, lazy: () => Promise<{ Component: () => null }>, ready: Promise<void>) {
  return createPortalRouter({
    source,
    Frame: Outlet,
    LoadingPage: nothing,
    UnknownPage: nothing,
    routes: [{ path: 'naming', lazy }],
    ready,
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  });
}

test.each(['/naming', '/unowned'])(
  'keeps its first render until `ready` resolves, even if the code of %s is loaded already',
  async (path) => {
    let resolveReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      resolveReady = resolve;
    });
    const loaded = Promise.resolve({ Component: nothing });
    const router = routerAt(path, () => loaded, ready);
    // By the next task, everything that does not wait for `ready` has happened.
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state.initialized).toBe(false);
    resolveReady();
    await waitFor(() => expect(router.state.initialized).toBe(true));
    router.dispose();
  },
);
