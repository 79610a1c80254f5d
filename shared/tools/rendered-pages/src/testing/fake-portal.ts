import { createServer, type IncomingMessage } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { FolderStore, type ReleaseStore } from '@portal/releases';
import { publishHost, publishRemote, scratchFolder } from '@portal/releases/testing';
import type { Rendered } from '../protocol';
import type { startRenderer } from '../renderer';

/** The script of a host: each remote renders its own pages. */
const HOST_SCRIPT = `
require('node:util');
let respond;
exports.pages = [];
exports.startRenderer = async (options) => {
  respond = options.respond;
  return new Map([['shared', { word: 'shared' }]]);
};
exports.renderPage = async (url, remotes) => {
  const owns = ({ description }) => url.pathname.startsWith(description.owns[0].slice(0, -1));
  return (await remotes.find(owns).load()).render(url.pathname, respond);
};`;

/** A folder of the contents API. */
const FOLDER = '/content/repos/o/r/contents/content-data';

/**
 * The script of a remote whose pages each show one content file.
 * @param code runs when it is loaded.
 * @param folder of the contents API, whose files the pages show.
 */
export const remoteScript = (pages: readonly string[], code = '', folder = FOLDER): string => `
const { word } = require('shared');
${code}
exports.default = {
  pages: async () => ${JSON.stringify(pages)},
  module: {
    async render(path, respond) {
      const file = path.slice(path.lastIndexOf('/') + 1) + '.json';
      try {
        const response = await respond('${folder}/' + file + '?ref=main');
        if (response.status === 404) return { kind: 'none', reason: 'no content' };
        const text = await response.text();
        return { kind: 'page', head: '<title>' + path + '</title>', html: '<h1>' + word + ' $& ' + text + '</h1>' };
      } catch (error) {
        return { kind: 'failed', error };
      }
    },
  },
};`;

/** What the script of a remote exports by default. */
interface RemoteUnderTest {
  pages(): Promise<readonly string[]>;
  readonly module: {
    render(
      path: string,
      respond: (url: string) => Promise<Response>,
    ): Promise<Exclude<Rendered, { kind: 'failed' }> | { readonly kind: 'failed'; readonly error: unknown }>;
  };
}

/** Runs the script of a remote in this process. */
function runScript(script: string): RemoteUnderTest {
  const exports: Partial<Record<'default', RemoteUnderTest>> = {};
  new Function('exports', 'require', script)(exports, () => ({ word: 'shared' }));
  if (exports.default === undefined) throw new Error('no remote');
  return exports.default;
}

const orFailed = <T>(run: () => Promise<T>) =>
  run().catch((error: unknown) => ({ kind: 'failed', reason: String(error) }) as const);

/** Runs the code of the fake releases in this process, which saves the time that another one takes to start. */
export const runHere: typeof startRenderer = async ({ setup: { remotes }, content }) => {
  const run = (part: string) => runScript(remotes.find(({ name }) => name === part)?.script ?? '');
  return {
    parts: remotes.map(({ name }) => name),
    list: (part) => orFailed(async () => ({ kind: 'listed', paths: await run(part).pages() }) as const),
    async render(part, path) {
      const hashes: Record<string, string> = {};
      const respond = async (url: string) => {
        const response = await content.read(url);
        if (response === null) throw new Error('no response');
        if (response.hash !== undefined) hashes[url] = response.hash;
        return new Response(response.body, { status: response.status });
      };
      const page = await orFailed(async () => {
        const rendered = await run(part).module.render(path, respond);
        if (rendered.kind === 'failed') throw rendered.error;
        return rendered;
      });
      return { page, content: hashes };
    },
    processIds: () => [],
    close: () => undefined,
  };
};

/** Like {@link runHere}, with the pages of one remote, which lists these. */
export const renderHere =
  (pages: readonly string[]): typeof startRenderer =>
  async (options) => ({
    ...(await runHere(options)),
    parts: ['mfe-points'],
    list: async () => ({ kind: 'listed', paths: pages }),
  });

/** A store with a host and a remote that can be rendered, and a content service. */
export type FakePortal = Awaited<ReturnType<typeof startFakePortal>>;

/** Publishes a release of a remote and gives it all visitors. It owns `/points/*`, or the like of its name. */
export async function releaseRemote(
  to: ReleaseStore,
  version: string,
  render: string,
  name = 'mfe-points',
): Promise<void> {
  const owns = [`/${name.replace('mfe-', '')}/*`];
  await publishRemote(to, { name, version, owns, render }, { promote: true });
}

/** Publishes a release of the host and makes it live. */
export async function releaseHost(to: ReleaseStore, version: string, render = HOST_SCRIPT): Promise<void> {
  await publishHost(to, version, { render }, { promote: true });
}

/** What a server sends of a store: a document to browsers, else a file. */
async function servedFile(store: ReleaseStore, { url = '', headers }: IncomingMessage) {
  const path = decodeURIComponent(url);
  const document = async () => (await store.read(`pages${path}.html`)) ?? (await store.read('index.html'));
  return (await (headers.accept === 'text/html' ? document() : store.read(path.slice(1))))?.bytes;
}

export async function startFakePortal(pages: readonly string[]) {
  const releases = { content: Buffer.from('[]').toString('base64'), encoding: 'base64' };
  const content = new Map<string, string | null>([['releases_prod_latest', JSON.stringify(releases)]]);
  const requests: string[] = [];
  const config = JSON.stringify({
    siteTitle: 'Zone',
    accountHost: '/account',
    content: { apiBase: '/content', repository: 'o/r' },
    playerUrl: 'https://player.example',
  });
  const store = new FolderStore(await scratchFolder());
  const server = createServer(async (request, response) => {
    const name = /content-data\/(.+)\.json/.exec(request.url ?? '')?.[1];
    if (name === undefined) {
      const isConfig = request.url === '/portal.config.json';
      const bytes = isConfig ? Buffer.from(config) : await servedFile(store, request);
      const policy = { 'content-security-policy': "img-src 'self' data: https://images.example" };
      response.writeHead(bytes === undefined ? 404 : 200, policy).end(bytes);
      return;
    }
    requests.push(name);
    const text = content.get(name);
    response.statusCode = text === undefined ? 404 : text === null ? 500 : 200;
    response.end(text ?? 'none');
  });
  const portal = `http://127.0.0.1:${await listen(server)}`;
  await releaseHost(store, '1.0.0');
  await releaseRemote(store, '1.0.0', remoteScript(pages));
  return {
    store,
    portal,
    config,
    /** The content service's files by name; one that is missing is a 404, `null` a 500. */
    content,
    /** Paths that the service was asked for. */
    requests,
    close: () => end(server),
  };
}
