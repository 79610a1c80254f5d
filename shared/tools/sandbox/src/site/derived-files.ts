import { publishFeeds } from '@portal/federation/feeds';
import { DryRunStore, FolderStore } from '@portal/federation/release';
import { contentFiles } from '@portal/search-index/build';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pathOf, sendNotFound } from '../http/errors';
import { contentFolder, DerivedOnce, type Site } from './derived-once';

/** Files that are derived from content, and their types. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Addresses of the list of releases and of feeds. Others are not looked up. BOX-7. */
const FEED = /^\/releases\.json$|^\/feeds\/[\w-]+\.atom$/;

const siteTitle = v.pipe(v.string(), v.parseJson(), v.object({ siteTitle: v.string() }));

/** Sends a derived file, or a 404 if there is none of this name. */
export function sendDerivedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string | Uint8Array | undefined,
): FastifyReply {
  if (file === undefined) return sendNotFound(request, reply);
  const path = pathOf(request);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return reply.header('cache-control', 'no-cache').type(type).send(Buffer.from(file));
}

/**
 * Serves the list of releases and the feeds of the local content, which `release pages` derives for a deployed portal.
 * They are derived when they are requested, and again when the content has changed. BOX-6.
 */
export function registerFeeds(app: FastifyInstance, site: Site): void {
  const folder = contentFolder(site);
  const feeds = new DerivedOnce(site, {
    derive: async (portal, config) => {
      const store = new DryRunStore(new FolderStore(site.root ?? folder));
      const content = contentFiles(folder);
      const title = v.parse(siteTitle, config).siteTitle;
      await publishFeeds(store, { portal, siteTitle: title, content, now: site.context.clock() });
      return store;
    },
  });
  for (const path of ['/releases.json', '/feeds/:name'])
    app.get(path, async (request, reply) => {
      const file = pathOf(request);
      if (!FEED.test(file)) return sendNotFound(request, reply);
      const store = await feeds.for(request);
      return sendDerivedFile(request, reply, (await store.read(file.slice(1)))?.bytes);
    });
}
