/**
 * The process that runs the code of releases: without credentials, and without a network of its own. It asks its
 * parent for each response that the code reads.
 */
import * as asyncHooks from 'node:async_hooks';
import * as crypto from 'node:crypto';
import * as stream from 'node:stream';
import * as util from 'node:util';
import type { RemoteDescription, RenderableRemote } from '@portal/contract';
import { JSDOM } from 'jsdom';
import type { FromRenderer, PagesByPart, PagesOfPart, Rendered, RendererSetup, ToRenderer } from './protocol';
import { requireOnly, runCode } from './run-code';

/** What the host's `render.cjs` exports. */
interface HostCode {
  readonly pages: readonly string[];
  startRenderer(options: {
    readonly window: unknown;
    readonly config: unknown;
    readonly respond: (url: string) => Promise<Response>;
  }): Promise<ReadonlyMap<string, unknown>>;
  renderPage(
    url: URL,
    remotes: readonly {
      readonly description: Pick<RemoteDescription, 'name' | 'title' | 'owns'>;
      readonly load: () => Promise<RenderableRemote['module']>;
    }[],
  ): Promise<Exclude<Rendered, { kind: 'failed' }> | { readonly kind: 'failed'; readonly error: unknown }>;
}

/** The modules of Node.js that React's renderer needs. */
const NODE_MODULES = new Map<string, unknown>(
  Object.entries({ async_hooks: asyncHooks, crypto, stream, util }).flatMap(([name, module]) => [
    [name, module],
    [`node:${name}`, module],
  ]),
);

/** Sends a message, unless this renderer was closed meanwhile. */
const send = (message: FromRenderer) =>
  process.send?.(message, undefined, undefined, (error) => {
    if (error !== null) process.exit(0);
  });
const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const pending = new Map<number, (response: Extract<ToRenderer, { kind: 'response' }>['response']) => void>();
let lastRead = 0;

/** Asks the parent for a URL. */
async function respond(url: string): Promise<Response> {
  lastRead += 1;
  const id = lastRead;
  const answered = new Promise<Parameters<NonNullable<ReturnType<typeof pending.get>>>[0]>((resolve) => {
    pending.set(id, resolve);
  });
  send({ kind: 'read', id, url });
  const response = await answered;
  if (response === null) throw new Error(`${url} is not available to pages that are rendered ahead`);
  return new Response(response.body, { status: response.status });
}

/** @throws {TypeError} if what a remote's code returned is no list of addresses. */
function listOf(pages: unknown): readonly string[] {
  if (Array.isArray(pages) && pages.every((page) => typeof page === 'string')) return pages;
  throw new TypeError('`pages` must resolve to an array of addresses');
}

interface Renderer {
  list(): Promise<PagesByPart>;
  render(path: string): Promise<Rendered>;
}

async function setUp({ portal, config, host, remotes }: RendererSetup): Promise<Renderer> {
  const hostCode = runCode<HostCode>(host, 'host/render.cjs', requireOnly(NODE_MODULES, 'The host'));
  const { window } = new JSDOM('', { url: portal });
  const provided = await hostCode.startRenderer({ window, config: JSON.parse(config), respond });
  const loaded = remotes.map(({ script, ...description }) => {
    // The code of one team must not end the pages of others.
    const run = async () =>
      runCode<{ readonly default: RenderableRemote }>(
        script,
        `${description.name}/render.cjs`,
        requireOnly(provided, description.name),
      ).default;
    const code = run();
    // Told by `list` and `load`.
    code.catch(() => undefined);
    return { description, code };
  });
  const source = loaded.map(({ description, code }) => ({
    description,
    load: async () => (await code).module,
  }));
  return {
    async list() {
      const own = loaded.map(async ({ description, code }) => {
        const pages = await code
          .then(async ({ pages }) => ({ kind: 'listed' as const, paths: listOf(await pages()) }))
          .catch((error: unknown) => ({ kind: 'failed' as const, reason: reasonOf(error) }));
        return [description.name, pages satisfies PagesOfPart] as const;
      });
      const host: PagesOfPart = { kind: 'listed', paths: hostCode.pages };
      return { host, ...Object.fromEntries(await Promise.all(own)) };
    },
    async render(path) {
      const run = async () => hostCode.renderPage(new URL(path, portal), source);
      // Code that throws fails this page, and no other.
      const page = await run().catch((error: unknown) => ({ kind: 'failed' as const, error }));
      return page.kind === 'failed' ? { kind: 'failed', reason: reasonOf(page.error) } : page;
    },
  };
}

// The code of releases has no network of its own.
globalThis.fetch = () => Promise.reject(new Error('Pages that are rendered ahead cannot send requests'));

let renderer: Promise<Renderer> | undefined;

async function handle(message: ToRenderer): Promise<void> {
  if (message.kind === 'response') {
    pending.get(message.id)?.(message.response);
    pending.delete(message.id);
    return;
  }
  if (message.kind === 'setup') {
    renderer = setUp(message.setup);
    await renderer;
    send({ kind: 'ready' });
    return;
  }
  if (renderer === undefined) throw new Error('The renderer was not set up');
  const { list, render } = await renderer;
  if (message.kind === 'list') send({ kind: 'listed', pages: await list() });
  else send({ kind: 'rendered', page: await render(message.path) });
}

process.on('message', (message) => {
  handle(message as ToRenderer).catch((error: unknown) => send({ kind: 'failed', reason: reasonOf(error) }));
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'started' });
