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
    Waiting: nothing,
    Unknown: nothing,
    routes: [{ path: 'naming', lazy }],
    ready,
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  });
}

it.each(['/naming', '/nobodys'])(
  'stays at its first render until it may go on, however early the code of %s comes',
  async (path) => {
    let goOn: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const loaded = Promise.resolve({ Component: nothing });
    const router = routerAt(path, () => loaded, ready);
    // In the next task everything has happened that waits for nothing.
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state.initialized).toBe(false);
    goOn();
    await waitFor(() => expect(router.state.initialized).toBe(true));
    router.dispose();
  },
);
