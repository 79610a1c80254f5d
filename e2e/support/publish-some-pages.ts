import { FolderStore } from '@portal/releases';
import { publishPages } from '@portal/rendered-pages';
import { startRenderer } from '../../shared/tools/rendered-pages/src/renderer';

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

export interface SomePages {
  /** Folder of the portal's site. */
  readonly site: string;
  /** Origin of the running portal, such as `http://localhost:3000`. */
  readonly portal: string;
  readonly paths: readonly string[];
  /** Reads the configuration and content. Default: `fetch`. */
  readonly request?: typeof fetch;
}

/**
 * Stores the documents of some public pages, as `release pages` stores all of them, which takes a while.
 * @throws if one of them is not rendered.
 */
export async function publishSomePages({ site, portal, paths, request = fetch }: SomePages): Promise<void> {
  const { failed, rendered } = await publishPages(new FolderStore(site), {
    portal,
    config: await (await request(`${portal}/portal.config.json`)).text(),
    now: new Date(),
    start: rendererOf(new Set(paths)),
    request,
  });
  if (failed.length > 0 || rendered.length < paths.length)
    throw new Error(`Pages could not be rendered: ${JSON.stringify(failed)}`);
}
