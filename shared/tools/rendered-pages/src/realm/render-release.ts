import type { RenderableRemote } from '@portal/contract';
import type { FromRealm, ReadResponse, RealmRequest, RemoteInfo, Rendered, ToRealm } from '../protocol';
import { createWindow } from './dom';
import { Response } from './fetch-types';
import { NODE_MODULES } from './node-modules';

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
      readonly description: RemoteInfo;
      readonly load: () => Promise<RenderableRemote['module']>;
    }[],
  ): Promise<Exclude<Rendered, { kind: 'failed' }> | { readonly kind: 'failed'; readonly error: unknown }>;
}

type Require = (name: string) => unknown;
type ReleaseCode = (module: { exports: unknown }, exports: unknown, require: Require) => void;

declare global {
  /** The code of a release, which the process around this realm has compiled in it. */
  var releaseCode: Map<string, ReleaseCode>;
}

/** Runs the code of a release. @param who names it in errors. */
function runRelease<Exports>(file: string, modules: ReadonlyMap<string, unknown>, who: string): Exports {
  const module: { exports: unknown } = { exports: {} };
  globalThis.releaseCode.get(file)?.(module, module.exports, (name) => {
    if (!modules.has(name)) throw new Error(`${who} requires ${JSON.stringify(name)}, which it may not`);
    return modules.get(name);
  });
  return module.exports as Exports;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** @throws {TypeError} if what a remote's code returned is no list of addresses. */
function listOf(pages: unknown): readonly string[] {
  if (Array.isArray(pages) && pages.every((page) => typeof page === 'string')) return pages;
  throw new TypeError('`pages` must resolve to an array of addresses');
}

interface Part {
  list(): Promise<readonly string[]>;
  render(path: string): ReturnType<HostCode['renderPage']>;
}

async function setUp(
  { portal, config, remote }: Extract<RealmRequest, { kind: 'setup' }>,
  respond: (url: string) => Promise<Response>,
): Promise<Part> {
  const window = createWindow(portal);
  const host = runRelease<HostCode>('host', NODE_MODULES, 'The host');
  const provided = await host.startRenderer({ window, config: JSON.parse(config), respond });
  const run = async () =>
    remote && runRelease<{ readonly default: RenderableRemote }>('remote', provided, remote.name).default;
  const code = run();
  // Told by `list` and by each page.
  code.catch(() => undefined);
  const remotes =
    remote === undefined
      ? []
      : [{ description: remote, load: async () => (await code)?.module as RenderableRemote['module'] }];
  return {
    async list() {
      const own = await code;
      return own === undefined ? host.pages : listOf(await own.pages());
    },
    render: (path) => host.renderPage(new URL(path, portal), remotes),
  };
}

/** Answers the messages of the release tool. */
export function renderRelease(send: (message: FromRealm) => void): (message: ToRealm) => void {
  const pending = new Map<number, (response: ReadResponse | null) => void>();
  let lastRead = 0;
  let part: Part | undefined;

  /** Asks the release tool for a URL. */
  async function respond(url: string): Promise<Response> {
    lastRead += 1;
    const id = lastRead;
    const response = await new Promise<ReadResponse | null>((resolve) => {
      pending.set(id, resolve);
      send({ kind: 'read', id, url: String(url) });
    });
    if (response === null) throw new Error(`${url} is not available to pages that are rendered ahead`);
    return new Response(response.body, { status: response.status });
  }

  /** Code that throws fails what it was asked for, and nothing else. */
  async function answer(request: RealmRequest): Promise<FromRealm> {
    if (request.kind === 'setup') {
      part = await setUp(request, respond);
      return { kind: 'ready' };
    }
    if (part === undefined) throw new Error('The renderer was not set up');
    if (request.kind === 'list') return { kind: 'listed', paths: await part.list() };
    const page = await part.render(request.path);
    if (page.kind === 'failed') throw page.error;
    return page;
  }

  return (message) => {
    if (message.kind === 'response') {
      pending.get(message.id)?.(message.response);
      pending.delete(message.id);
      return;
    }
    answer(message)
      .then(send)
      .catch((error: unknown) => send({ kind: 'failed', reason: reasonOf(error) }));
  };
}
