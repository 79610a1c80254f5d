import { staticSource } from '@portal/shell';
import { createPortalRouter } from '@portal/shell/router';
import { Outlet } from '@portal/ui/router';
import type { RemoteUnderTest } from '../render-remote';

type CreateRouter = Parameters<typeof createPortalRouter>[0]['createRouter'];

const Frame = () => (
  <main>
    <Outlet />
  </main>
);
const Nothing = () => null;

/** Creates the router of one remote in a plain frame. @param createRouter Default: one at the window's address. */
export const createRemoteRouter = (
  { description, module }: RemoteUnderTest,
  createRouter?: CreateRouter,
): ReturnType<typeof createPortalRouter> =>
  createPortalRouter({
    source: staticSource([{ description, load: async () => module }]),
    Frame,
    LoadingPage: Nothing,
    UnknownPage: Nothing,
    routes: [],
    ...(createRouter && { createRouter }),
  });
