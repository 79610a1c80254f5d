import { type SourceInspector, type StaticRemote, staticSource } from '@portal/shell';
import { createPortalRouter } from '@portal/shell/router';
import { RouterProvider } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import { routeOptions } from '../../app';
import { page } from '../page';
import { ShellContext } from '../shell-context';

/** For tests: renders the whole host at a URL and waits for its page. Reloads and redirects are mocked. */
export async function renderPortal(
  path: string,
  remotes: readonly StaticRemote[] = [],
  inspector?: SourceInspector,
) {
  visit(path);
  // A new page load: the entry of the test before may have a state.
  window.history.replaceState(null, '');
  // A browser that is never idle: what no visitor waits for would otherwise start at some time during the test.
  window.requestIdleCallback = () => 0;
  for (const name of ['reload', 'replace', 'scrollTo'] as const)
    jest.spyOn(page, name).mockImplementation(() => undefined);
  const source = { ...staticSource(remotes), ...(inspector && { inspector }) };
  const router = createPortalRouter(routeOptions(source));
  const result = render(
    <ShellContext value={{ source }}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    ...result,
    source,
    path: () => router.state.location.pathname,
    /** Navigates on the client, as a link does. @param state the history state. Default: none. */
    go: (to: string, state?: unknown) => act(() => router.navigate(to, { state })),
  };
}
