import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bytesOf, compress, FolderStore, isReleaseError, QUICK_QUALITY } from '@portal/releases';
import type { PagesOnRequest } from '@portal/rendered-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stateOf } from '../content-api/stamp';
import { WITHOUT_FAULTS } from '../faults';
import { pathOf } from '../http/errors';
import { originOf } from '../http/origin';
import { contentFolder, DerivedOnce, type Site, sendDerivedFile } from './derived-files';

/**
 * Time in which a page is rendered, or else the host's document is sent. The first page of a part waits for its
 * process, which starts slowly on a busy machine. Unit: milliseconds.
 */
const LIMIT_MS = 30_000;

/** Reads content of these services without faults: a deployed portal rendered its pages before anything failed. */
const requestFrom =
  (app: FastifyInstance, portal: string): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input));
    if (url.origin !== portal) return fetch(input, init);
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...WITHOUT_FAULTS, host: url.host };
    const { statusCode, body } = await app.inject({ url: url.pathname + url.search, headers });
    return new Response(body, { status: statusCode });
  };

/** Resolves to `null` if a promise takes longer than {@link LIMIT_MS}. */
const inTime = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, setTimeout(LIMIT_MS, null, { ref: false })]);

/** Renders the document of a request's page; `null` if it has none of its own. */
type RenderPage = (request: FastifyRequest) => Promise<string | null>;

/**
 * Serves `/sitemap.xml` and `/robots.txt`, and renders public pages on request: what `release pages` stores for a
 * deployed portal. Releases, configuration and content may change meanwhile. PAGES-8, BOX-6.
 */
export function registerRenderedPages(app: FastifyInstance, site: Site, root: string): RenderPage {
  const warned = new Set<string>();
  /** @param what an address, or the name of a part. */
  const warnOnce = (what: string, reason: string) => {
    const problem = `${what} cannot be rendered: ${reason}`;
    if (!warned.has(problem)) console.warn(problem);
    warned.add(problem);
  };
  const open = new DerivedOnce<PagesOnRequest | null>(site, {
    derive: async (portal, config) => {
      // Imported on demand: the services alone do not need it.
      const { isConfinementError, openPagesOnRequest } = await import('@portal/rendered-pages');
      const request = requestFrom(app, portal);
      return openPagesOnRequest(new FolderStore(root), {
        portal,
        config,
        request,
        unconfined: site.unconfined,
      }).catch((error) => {
        if (isConfinementError(error)) warnOnce('Pages', error.message);
        // Or else the site is one that cannot be rendered: it has no releases.
        if (isReleaseError(error)) return null;
        throw error;
      });
    },
    discard: (pages) => pages?.close(),
    stamp: async () => {
      const { releasesTag } = await import('@portal/rendered-pages');
      return releasesTag(new FolderStore(root));
    },
  });
  app.addHook('onClose', async () => open.close());

  for (const name of ['/sitemap.xml', '/robots.txt'])
    app.get(name, async (request, reply) => {
      const pages = await open.for(request);
      if (pages === null) return sendDerivedFile(request, reply, undefined);
      const { siteFiles } = await import('@portal/rendered-pages');
      const listed = await pages.list();
      for (const { path, reason } of listed.failed) warnOnce(path, reason);
      // They are listed and not rendered, which would take a minute: what they show changed with the content.
      const changed = new Date(stateOf(contentFolder(site)).changed).toISOString();
      const files = new Map(
        siteFiles(
          originOf(request),
          listed.pages.map(({ path }) => ({ path, changed })),
        ),
      );
      return sendDerivedFile(request, reply, files.get(name.slice(1)));
    });

  return async (request) => {
    const path = pathOf(request).replace(/\/+$/, '');
    const render = async () => (await open.for(request))?.document(path) ?? null;
    return inTime(render()).catch((error: unknown) => {
      if (!open.isClosed) warnOnce(path, error instanceof Error ? error.message : String(error));
      return null;
    });
  };
}

/** Documents whose compressed variant is kept. */
const MAX_KEPT = 500;

const kept = new Map<string, Promise<Uint8Array>>();

/** The compressed variant of a document, which is compressed once. */
function compressed(hash: string, html: string): Promise<Uint8Array> {
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const bytes = compress('.br', bytesOf(html), QUICK_QUALITY);
  kept.set(hash, bytes);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

/** Sends a document that is no file: compressed if the browser accepts it, and not again if it has it. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${hash}${isCompressed ? '-br' : ''}"`;
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag);
  if (String(request.headers['if-none-match'] ?? '').includes(tag)) return reply.code(304).send();
  if (!isCompressed) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compressed(hash, html));
}
