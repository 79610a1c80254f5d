import type { RemoteDescription, RemoteModule, SlotName, SlotProps } from '@portal/contract';
import { Slot, staticSource } from '@portal/shell';
import { createPortalRouter } from '@portal/shell/router';
import { Outlet, RouterProvider } from '@portal/ui/router';
import { type RenderResult, render } from '@testing-library/react';
import { skipDelays } from './delays';

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

const sourceOf = ({ description, module }: RemoteUnderTest) =>
  staticSource([{ description, load: async () => module }]);

/** A rendered page of a remote. */
export interface RenderedPage extends RenderResult {
  /** Returns the path of the current location, which changes when the remote navigates. */
  path(): string;
}

interface RoutedPage extends RenderResult {
  readonly router: ReturnType<typeof createPortalRouter>;
}

/** Renders a remote's page at a path, and returns the shell's router with it. */
export function renderWithRouter(remote: RemoteUnderTest, path: string): RoutedPage {
  visit(path);
  skipDelays();
  const start = () => <p>The landing page</p>;
  const router = createPortalRouter({
    source: sourceOf(remote),
    Frame,
    LoadingPage,
    UnknownPage,
    routes: [{ path: 'start', Component: start }],
  });
  return { ...render(<RouterProvider router={router} />), router };
}

/**
 * Renders a remote's page at a path, with the portal's real router and error boundaries. Only the
 * host's frame is replaced by a plain one, and sections open without a delay.
 * @example
 * await freshPage();
 * await signInAs('partner');
 * renderRemote({ description, module }, '/cae/cee_sam/downloads/latest');
 * await screen.findByRole('heading', { level: 1 });
 */
export function renderRemote(remote: RemoteUnderTest, path: string): RenderedPage {
  const { router, ...result } = renderWithRouter(remote, path);
  return { ...result, path: () => router.state.location.pathname };
}

/** Renders the content that a remote provides for a slot. */
export function renderSlot<Name extends SlotName>(
  remote: RemoteUnderTest,
  name: Name,
  props: SlotProps[Name],
): RenderResult {
  const source = sourceOf(remote);
  visit('/start');
  skipDelays();
  const slot = <Slot source={source} name={name} props={props} waiting={<p>Loading</p>} />;
  const router = createPortalRouter({
    source,
    Frame,
    LoadingPage,
    UnknownPage,
    routes: [{ path: 'start', element: slot }],
  });
  return render(<RouterProvider router={router} />);
}
