import type { SlotName, SlotProps } from '@portal/contract';
import { Slot } from '@portal/shell';
import { createPortalRouter } from '@portal/shell/router';
import { RouterProvider } from '@portal/ui/router';
import { type RenderResult, render } from '@testing-library/react';
import { skipDelays } from './delays';
import { type RemoteUnderTest, remoteRouteOptions } from './pages/remote-route-options';

/** A rendered page of a remote. */
export interface RenderedPage extends RenderResult {
  /** Returns the path of the current location, which changes when the remote navigates. */
  path(): string;
}

/** Renders a remote's page at a path, and returns the shell's router with it. */
export function renderWithRouter(
  remote: RemoteUnderTest,
  path: string,
): RenderResult & { readonly router: ReturnType<typeof createPortalRouter> } {
  visit(path);
  skipDelays();
  const routes = [{ path: 'start', element: <p>The landing page</p> }];
  const router = createPortalRouter({ ...remoteRouteOptions(remote), routes });
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
  visit('/start');
  skipDelays();
  const options = remoteRouteOptions(remote);
  const slot = <Slot source={options.source} name={name} props={props} waiting={<p>Loading</p>} />;
  const router = createPortalRouter({ ...options, routes: [{ path: 'start', element: slot }] });
  return render(<RouterProvider router={router} />);
}
