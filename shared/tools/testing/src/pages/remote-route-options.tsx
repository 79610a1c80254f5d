import { type RouteOptions, staticSource } from '@portal/shell';
import { Outlet } from '@portal/ui/router';
import type { RemoteUnderTest } from '../render-remote';

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
