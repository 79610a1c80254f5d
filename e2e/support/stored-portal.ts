import { FolderStore } from '@portal/releases';
import { publishPages } from '@portal/rendered-pages';
import { startRenderer } from '../../shared/tools/rendered-pages/src/renderer';
import { copySite, type PortalServer, startPortal } from './server';

/** Starts what renders pages, for some of them only. */
const rendererOf =
  (paths: ReadonlySet<string>): typeof startRenderer =>
  async (options) => {
    const renderer = await startRenderer(options);
    return {
      ...renderer,
      async list(part) {
        const pages = await renderer.list(part);
        if (pages.kind === 'failed') return pages;
        return { ...pages, paths: pages.paths.filter((path) => paths.has(path)) };
      },
    };
  };

/** Where visitors see a portal. */
export interface View {
  /** Origin of their addresses, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Makes requests there. */
  readonly request: typeof fetch;
  /** Ends what is between them and the server. Default: nothing is. */
  readonly close?: () => void;
}

/**
 * Serves a copy of the built portal with new local services on a free port, and with the documents of some public pages,
 * stored as `release pages` stores all of them, which takes a while.
 * @param viewOf makes the view of the server at an origin. Default: visitors see the server itself.
 * @throws if one of the pages is not rendered. Nothing is left running then.
 */
export async function startStoredPortal(
  paths: readonly string[],
  viewOf: (server: string) => Promise<View> = async (origin) => ({ origin, request: fetch }),
): Promise<PortalServer & View> {
  const site = await copySite();
  const server = await startPortal(site.path, 'stored');
  let view: View | undefined;
  const stop = async () => {
    view?.close?.();
    await server.stop();
    await site.remove();
  };
  try {
    view = await viewOf(server.origin);
    const { origin, request } = view;
    const { failed, rendered } = await publishPages(new FolderStore(site.path), {
      portal: origin,
      config: await (await request(`${origin}/portal.config.json`)).text(),
      now: new Date(),
      start: rendererOf(new Set(paths)),
      request,
    });
    if (failed.length > 0 || rendered.length < paths.length)
      throw new Error(`Pages could not be rendered: ${JSON.stringify(failed)}`);
    return { ...view, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
