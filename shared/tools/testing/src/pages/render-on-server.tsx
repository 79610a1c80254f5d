/** Renders public pages as the release tool does. Import it where there is no window. */
import { loadConfig } from '@portal/config';
import { setRenderedUrl } from '@portal/config/render';
import type { RemoteDescription, RenderableRemote } from '@portal/contract';
import { answerCalls } from '@portal/query/preload';
import { createRouterAt, type RenderedApp, renderApp } from '@portal/shell/render';
import { startRendering } from '@portal/ui/render';
import { RouterProvider } from '@portal/ui/router';
import { remoteRouteOptions } from './remote-route-options';

/** A remote and what its `src/render.ts` exports. */
export interface RemoteToRender {
  readonly description: RemoteDescription;
  readonly renderable: RenderableRemote;
}

/** Every visitor is signed out; content comes from the local services. */
const respond = (origin: string) => (url: string) =>
  url.startsWith('/services/content/') ? fetch(origin + url) : Promise.resolve(Response.json({}));

/**
 * Prepares the portal's modules for rendering.
 * @param origin of the local services.
 * @param window a DOM that sanitizes HTML.
 */
export async function prepareRendering(
  origin: string,
  window: Parameters<typeof startRendering>[0],
): Promise<void> {
  answerCalls(respond(origin));
  await loadConfig(fetch(`${origin}/portal.config.json`));
  await startRendering(window);
}

/** Renders a page of a remote in a plain frame. */
export function renderPage({ description, renderable }: RemoteToRender, url: URL): Promise<RenderedApp> {
  setRenderedUrl(url);
  const options = remoteRouteOptions({ description, module: renderable.module });
  const router = createRouterAt(url.pathname + url.search, options);
  return renderApp(router, <RouterProvider router={router} />);
}

/** The HTML of a rendered page. @throws if it is a redirect, or what failed. */
export function htmlOf(page: RenderedApp): string {
  if (page.kind === 'page') return page.html;
  throw page.kind === 'failed' ? page.error : new Error(`The page leads to ${page.to}`);
}
