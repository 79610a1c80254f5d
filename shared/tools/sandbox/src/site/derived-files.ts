import { join } from 'node:path';
import { publishFeeds } from '@portal/feeds';
import { DryRunStore, FolderStore, objectHeaders } from '@portal/releases';
import { contentFiles } from '@portal/search-index/build';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { contentStamp, MAIN_CONTENT } from '../content-api/stamp';
import type { SandboxContext } from '../context';
import { pathOf, sendNotFound } from '../http/errors';
import { originOf } from '../http/origin';
import { configPath, readConfig } from './config';

/** A built portal and the services beside it. */
export interface Site {
  /** Its folder; `undefined`: only the services run. */
  readonly root: string | undefined;
  readonly context: SandboxContext;
  /** Whether pages are rendered where the code that does it cannot be confined. PAGES-18. */
  readonly unconfined: boolean;
}

/** The folder of the local content. */
export const contentFolder = ({ context }: Site): string => join(context.contentRoot, MAIN_CONTENT);

/** Origins for which something is kept: those that one browser uses, directly and through a proxy. */
const MAX_KEPT_ORIGINS = 3;

interface Derivation<T> {
  /** Derives it. @param portal origin that its addresses have. @param config text of the configuration document. */
  readonly derive: (portal: string, config: string) => Promise<T>;
  /** Called with what is no longer used. */
  readonly discard?: (derived: T) => void;
  /** A text that changes with what else it is derived from. */
  readonly stamp?: () => Promise<string>;
}

/** Derives something for the origin of a request, and again once the configuration or the content has changed. */
export class DerivedOnce<T> {
  private readonly kept = new Map<string, { readonly key: string; readonly derived: Promise<T> }>();
  private readonly configuration: string;
  isClosed = false;

  constructor(
    private readonly site: Site,
    private readonly derivation: Derivation<T>,
  ) {
    this.configuration = configPath(site.root);
  }

  /** @throws what deriving throws: the next call tries again. And once it is closed, for nobody would discard it. */
  async for(request: FastifyRequest): Promise<T> {
    const { derive, stamp = async () => '' } = this.derivation;
    const origin = originOf(request);
    const config = await readConfig(this.configuration, request);
    const key = [contentStamp(this.site.context.contentRoot), await stamp(), config].join('\n');
    if (this.isClosed) throw new Error('The local services are closing');
    const known = this.kept.get(origin);
    if (known?.key === key) return known.derived;
    const derived = derive(origin, config);
    this.drop(origin);
    this.kept.set(origin, { key, derived });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT_ORIGINS && oldest !== undefined) this.drop(oldest);
    derived.catch(() => {
      if (this.kept.get(origin)?.derived === derived) this.kept.delete(origin);
    });
    return derived;
  }

  /** Discards everything. */
  close(): void {
    this.isClosed = true;
    for (const origin of [...this.kept.keys()]) this.drop(origin);
  }

  private drop(origin: string): void {
    const known = this.kept.get(origin);
    this.kept.delete(origin);
    known?.derived.then(this.derivation.discard).catch(() => undefined);
  }
}

/** Addresses of the list of releases and of feeds. Others are not looked up. BOX-7. */
const FEED = /^\/releases\.json$|^\/feeds\/[\w-]+\.atom$/;

const siteTitle = v.pipe(v.string(), v.parseJson(), v.object({ siteTitle: v.string() }));

/** Sends a derived file, with the type that it has in a bucket, or a 404 if there is none of this name. */
export function sendDerivedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string | Uint8Array | undefined,
): FastifyReply {
  if (file === undefined) return sendNotFound(request, reply);
  const { ContentType } = objectHeaders(pathOf(request));
  return reply.header('cache-control', 'no-cache').type(ContentType).send(Buffer.from(file));
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
