import type { RemoteDescription, RemoteModule } from '@portal/contract';
import { type RouteOptions, staticSource } from '@portal/shell';
import { Outlet } from '@portal/ui/router';

/** A remote's exports: `description` of `remote.config.ts`, and the default export of `src/remote.ts`. */
export interface RemoteUnderTest {
  readonly description: RemoteDescription;
  readonly module: RemoteModule;
}

const Frame = () => (
  <main>
    <Outlet />
  </main>
);
const LoadingPage = () => <p>Loading</p>;
const UnknownPage = () => <p>No remote owns this address.</p>;

/** The routes of one remote in a plain frame. */
export const remoteRouteOptions = ({ description, module }: RemoteUnderTest): RouteOptions => ({
  source: staticSource([{ description, load: async () => module }]),
  Frame,
  LoadingPage,
  UnknownPage,
  routes: [],
});
