import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isUnservedPath } from '@portal/document/response-headers';
import { parseHeaders } from '@portal/releases/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, sendNotFound } from '../http/errors';
import { decodedPath } from '../http/server';
import { addOverrideSources, configPath } from './config';
import type { Site } from './derived-files';
import { registerRenderedPages, sendHtml } from './rendered-pages';

/** Path prefixes without pages of the portal: a missing file there is a 404. */
const PREFIXES_WITHOUT_PAGES = ['/services/', '/places/', '/remotes/', '/registry/', '/host/', '/feeds/'];

const hasNoPages = (path: string): boolean =>
  PREFIXES_WITHOUT_PAGES.some((prefix) => path.startsWith(prefix));

/** A path that ends with a file extension. A version such as `2025.4.0` does not match. */
const FILE_EXTENSION = /\.[a-z][a-z\d]*$/i;

/**
 * Whether a request without a matching file is for a page of the portal. Browsers accept HTML and get a page
 * for every path. Requests that accept anything, or send no `Accept` (such as curl and monitors), get a page
 * unless the path ends with a file extension.
 */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (hasNoPages(path)) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (/\*\/\*|text\/\*|^\s*$/.test(accept) && !FILE_EXTENSION.test(path));
}

/** Releases are immutable folders: their files never change. Files that refer to others change with each release. */
const IMMUTABLE = /^(remotes\/|host\/(?!live\.json$))/;

/** The `Cache-Control` header of a file or its compressed variant. @param file path relative to the site's root. */
function cacheControlFor(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
  return IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The shard for path segments without an owner. */
const UNOWNED_SHARD = 'registry/@none.json';

/**
 * Which public pages are in the first response: `stored`: those that the site has a document of; `on-request`: all,
 * each rendered when it is first requested; `none`: every page is drawn by the browser. PAGES-8.
 */
export type RenderedPages = 'stored' | 'on-request' | 'none';

/** Sends the document of a page. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What sends pages with the headers of the host's build. */
function pageSender(app: FastifyInstance, site: Site, root: string, pages: RenderedPages): SendPage {
  // The addresses of pages are listed also where they are not rendered.
  const render = pages === 'stored' ? null : registerRenderedPages(app, site, root);
  return async (request, reply) => {
    await setPageHeaders(root, reply);
    const html = pages === 'on-request' ? await render?.(request) : null;
    if (html) return sendHtml(request, reply, html);
    const stored = pages === 'stored' ? renderedDocument(root, pathOf(request)) : null;
    return reply.sendFile(stored ?? 'index.html');
  };
}

/**
 * Serves the built portal: its files, compressed if the browser accepts it, and a document for every page.
 * Without a folder, only the services run.
 */
export async function registerSite(app: FastifyInstance, site: Site, pages: RenderedPages): Promise<void> {
  const { root: siteRoot } = site;
  if (siteRoot === undefined) {
    await app.register(fastifyStatic, { serve: false });
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const root = resolve(siteRoot);
  if (!existsSync(root)) throw new Error(`The site's folder ${root} does not exist. Build the portal first.`);
  const sendPage = pageSender(app, site, root, pages);
  app.addHook('onRequest', async (request, reply) => {
    const path = decodedPath(request.url);
    if (isUnservedPath(path)) {
      sendNotFound(request, reply.header('cache-control', 'no-store'));
      return reply;
    }
    // A document by the name of its file. Releases have none.
    if (path.endsWith('.html') && !hasNoPages(path)) await setPageHeaders(root, reply);
  });
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const file = relative(root, path);
      if (!file.startsWith('..')) reply.header('cache-control', cacheControlFor(file));
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isUnknownShard(root, pathOf(request))) return reply.sendFile(UNOWNED_SHARD);
    // The response depends on Accept: a page for browsers, a 404 for others.
    reply.header('vary', 'accept, accept-encoding');
    if (!isPageRequest(request)) return sendNotFound(request, reply.header('cache-control', 'no-store'));
    return sendPage(request, reply);
  });
  // The file server would fail for the root, because it is a folder.
  app.get('/', async (request, reply) => {
    reply.header('vary', 'accept, accept-encoding');
    return sendPage(request, reply);
  });
}

/** The document of a page that was rendered ahead, below the site's root; `null` without one. */
function renderedDocument(root: string, path: string): string | null {
  const file = resolve(root, `pages${path.replace(/\/+$/, '')}.html`);
  const isInside = file.startsWith(join(root, 'pages', sep));
  return isInside && existsSync(file) ? relative(root, file) : null;
}

/** Whether a missing file is the shard of a path segment without an owner. */
const isUnknownShard = (root: string, path: string): boolean =>
  /^\/registry\/[^/]+\.json$/.test(path) && existsSync(join(root, UNOWNED_SHARD));

const POLICY = 'content-security-policy';

/** Sets the headers of the host's build, such as its content security policy, which is not that of files. HEADER-4. */
async function setPageHeaders(root: string, reply: FastifyReply): Promise<void> {
  reply.raw.removeHeader(POLICY);
  const path = join(root, 'headers.json');
  if (!existsSync(path)) return;
  const headers = parseHeaders(await readFile(path, 'utf8'), 'headers.json');
  const policy = headers[POLICY];
  const config = await readFile(configPath(root), 'utf8');
  reply.headers(
    policy === undefined ? headers : { ...headers, [POLICY]: addOverrideSources(policy, config) },
  );
}
