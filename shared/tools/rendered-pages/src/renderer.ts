import { fork } from 'node:child_process';
import { rendererProgram, workspaceRoot } from '@portal/build/workspace';
import { ReleaseError } from '@portal/releases';
import type { ContentReader } from './content-reader';
import type { FromRenderer, PagesByPart, Rendered, RendererSetup, ToRenderer } from './protocol';

/** Hashes of the content that a page was rendered from, by URL; `missing` for a file that does not exist. */
export type ContentHashes = Readonly<Record<string, string>>;

/** Renders pages one after the other. */
export interface Renderer {
  /** Id of the process that renders; `undefined`: this one does. */
  readonly processId?: number | undefined;
  /** The addresses of all public pages, by part. @throws {ReleaseError} if the process ended or hangs. */
  list(): Promise<PagesByPart>;
  /** @throws {ReleaseError} if the process ended or hangs. */
  render(path: string): Promise<{ readonly page: Rendered; readonly content: ContentHashes }>;
  /** Whether it can still render. */
  isRunning(): boolean;
  close(): void;
}

/** Default of `limit`. */
const LIMIT_MS = 60_000;

/** Options of {@link startRenderer}. */
export interface RendererOptions {
  readonly setup: RendererSetup;
  readonly content: ContentReader;
  /** Milliseconds without a sign of a process that has something to do after which it counts as hung. Default: a minute. */
  readonly limit?: number;
}

/**
 * Starts the process that runs the code of releases. It has no environment variables, and no network: this process
 * reads content for it, and nothing else. PAGES-6.
 * @throws {ReleaseError} if the code cannot be started, or the configuration is wrong.
 */
export async function startRenderer({
  setup,
  content,
  limit = LIMIT_MS,
}: RendererOptions): Promise<Renderer> {
  const child = fork(rendererProgram.file, {
    env: { NODE_ENV: 'production' },
    cwd: workspaceRoot,
    execArgv: [...rendererProgram.execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const send = (message: ToRenderer) => child.send(message);
  let read: Record<string, string> = {};
  let settle: { resolve(message: FromRenderer): void; reject(error: Error): void } | undefined;
  /** Why the process answers no more. */
  let ended: ReleaseError | undefined;
  const end = (reason: string, options?: ErrorOptions) => {
    ended ??= new ReleaseError(reason, options);
    settle?.reject(ended);
  };
  let hung: NodeJS.Timeout | undefined;
  const stopWatch = () => {
    clearTimeout(hung);
    hung = undefined;
  };
  const watch = () => {
    stopWatch();
    hung = setTimeout(() => {
      end(`The renderer hung for ${limit / 1_000} s`);
      child.kill('SIGKILL');
    }, limit);
  };
  /** After a sign of the process. Without a watch it has nothing to do. */
  const watchAgain = () => {
    if (hung !== undefined) watch();
  };
  watch();

  const next = (): Promise<FromRenderer> =>
    new Promise<FromRenderer>((resolve, reject) => {
      if (ended !== undefined) reject(ended);
      settle = { resolve, reject };
    });
  const answer = async (id: number, url: string) => {
    const response = await content.read(url);
    watchAgain();
    if (response?.hash !== undefined) read[url] = response.hash;
    send({ kind: 'response', id, response: response && { status: response.status, body: response.body } });
  };
  child.on('message', (message: FromRenderer) => {
    if (message.kind === 'read') {
      watchAgain();
      answer(message.id, message.url).catch((error: Error) => settle?.reject(error));
      return;
    }
    stopWatch();
    if (message.kind === 'failed') settle?.reject(new ReleaseError(message.reason));
    else settle?.resolve(message);
  });
  child.on('exit', (code) => end(`The renderer ended with code ${code}`));
  child.on('error', (cause) => end('The renderer cannot be reached', { cause }));

  const ask = (message: ToRenderer) => {
    const reply = next();
    watch();
    if (ended === undefined) send(message);
    return reply;
  };
  const close = () => {
    stopWatch();
    if (child.connected) child.disconnect();
  };
  try {
    await next();
    await ask({ kind: 'setup', setup });
  } catch (error) {
    close();
    throw error;
  }
  return {
    processId: child.pid,
    async list() {
      const reply = await ask({ kind: 'list' });
      return reply.kind === 'listed' ? reply.pages : {};
    },
    async render(path) {
      read = {};
      const reply = await ask({ kind: 'render', path });
      if (reply.kind !== 'rendered') throw new ReleaseError(`The renderer did not render ${path}`);
      return { page: reply.page, content: read };
    },
    isRunning: () => ended === undefined,
    close,
  };
}
