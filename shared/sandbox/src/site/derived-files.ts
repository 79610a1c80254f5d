import { join } from 'node:path';
import { publishFeeds } from '@portal/federation/feeds';
import { DryRunStore, FolderStore, isReleaseError, type ReleaseStore } from '@portal/federation/release';
import { contentFiles } from '@portal/search-index/build';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { stampOf, stateOf } from '../content-api/stamp';
import type { SandboxContext } from '../context';
import { pathOf, sendNotFound } from '../http/errors';
import { originOf } from '../http/origin';
import { configPath, readConfig } from './config';

/** Files that are derived from content, and their types. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Derives files into a store that keeps them in memory. @param portal origin that their addresses have. */
type Derive = (store: ReleaseStore, portal: string, config: string) => Promise<unknown>;

interface Site {
  readonly root: string | undefined;
  readonly context: SandboxContext;
}

/** Remembers what was derived for an origin, until the configuration or the content changes. */
function derivedOnce({ root, context }: Site, derive: Derive) {
  const folder = join(context.contentRoot, 'content-data');
  const configuration = configPath(root);
  const kept = new Map<string, { readonly key: string; readonly store: Promise<ReleaseStore> }>();
  return async (request: FastifyRequest): Promise<ReleaseStore> => {
    const origin = originOf(request);
    const config = await readConfig(configuration, request);
    const key = `${await stampOf(folder)}\n${config}`;
    const known = kept.get(origin);
    if (known?.key === key) return known.store;
    const work = async () => {
      const store = new DryRunStore(new FolderStore(root ?? folder));
      await derive(store, origin, config);
      return store;
    };
    const store = work();
    kept.set(origin, { key, store });
    // A failure is not kept.
    store.catch(() => kept.delete(origin));
    return store;
  };
}

const siteTitle = v.pipe(v.string(), v.parseJson(), v.object({ siteTitle: v.string() }));

/**
 * Serves the list of releases, the feeds and the sitemap of the local portal, which `release pages` derives for a
 * deployed one. They are derived when they are requested, and again when the content has changed. BOX-6.
 * @param renderedPages whether the site has its rendered pages, and so its own sitemap.
 */
export function registerDerivedFiles(app: FastifyInstance, site: Site, renderedPages: boolean): void {
  const folder = join(site.context.contentRoot, 'content-data');
  const feeds = derivedOnce(site, async (store, portal, config) => {
    const title = v.parse(siteTitle, config).siteTitle;
    const content = contentFiles(folder);
    await publishFeeds(store, { portal, siteTitle: title, content, now: site.context.clock() });
  });
  const pages = derivedOnce(site, async (store, portal, config) => {
    // Imported on demand: only search engines read the sitemap.
    const { openRenderer, siteFiles } = await import('@portal/federation/pages');
    const renderer = await openRenderer(store, portal, config);
    try {
      const paths = Object.values(await renderer.list()).flat();
      // The pages are listed and not rendered, which would take a minute: what they show changed with the content.
      const changed = new Date((await stateOf(folder)).changed).toISOString();
      const pages = paths.map((path) => ({ path, changed }));
      for (const [path, text] of siteFiles(portal, pages)) {
        const expected = (await store.read(path))?.tag ?? null;
        await store.replace([{ path, bytes: new TextEncoder().encode(text), expected }]);
      }
    } finally {
      renderer.close();
    }
  });
  const send =
    (derived: (request: FastifyRequest) => Promise<ReleaseStore>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const path = pathOf(request).slice(1);
      const store = await derived(request).catch((error: unknown) => {
        // The site is one that cannot be rendered: it has no releases.
        if (isReleaseError(error)) return null;
        throw error;
      });
      const file = await store?.read(path);
      if (file === null || file === undefined) return sendNotFound(request, reply);
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return reply.header('cache-control', 'no-cache').type(type).send(Buffer.from(file.bytes));
    };
  app.get('/releases.json', send(feeds));
  app.get('/feeds/:name', send(feeds));
  if (renderedPages || site.root === undefined) return;
  app.get('/sitemap.xml', send(pages));
  app.get('/robots.txt', send(pages));
}
