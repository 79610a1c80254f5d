import { HOST, ReleaseError } from '@portal/releases';
import type { ContentHashes } from './conversation';
import { type PartRenderer, partRenderer, type RendererOptions } from './part-renderer';
import type { PagesOfPart, Rendered } from './protocol';

/** Renders pages. Those of one part are rendered one after the other. */
export interface Renderer {
  /** Ids of the processes that render; empty: this one does. */
  processIds(): readonly number[];
  /** Names of the host and of the remotes. */
  readonly parts: readonly string[];
  /** The addresses of a part's public pages. */
  list(part: string): Promise<PagesOfPart>;
  render(part: string, path: string): Promise<{ readonly page: Rendered; readonly content: ContentHashes }>;
  close(): void;
}

/** Processes that run at the same time. With more parts, the one that was used longest ago ends for the next. */
const MAX_PROCESSES = 6;
/** Parts that are asked at the same time. */
const MAX_AT_ONCE = 2;

/** Runs so many tasks at the same time, the others one after the other. */
function limiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Creates what renders the pages of a portal. The code of each remote runs in a process of its own, with the host's and
 * without any other's; it can do nothing but draw. A process starts when it is first needed; one that hangs or ends
 * fails its page, and another one renders the next; after some of them the part counts as broken. PAGES-6, PAGES-15,
 * PAGES-18.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const parts = new Map<string, PartRenderer>([
    [HOST, partRenderer(options)],
    ...options.setup.remotes.map((remote) => [remote.name, partRenderer(options, remote)] as const),
  ]);
  /** Names of parts, the one that was used last at the end. */
  const used = new Set<string>();
  const last = new Map<string, Promise<unknown>>();
  const limited = limiter(MAX_AT_ONCE);
  let isClosed = false;

  /** Uses a part when its turn has come. */
  function use<T>(name: string, task: (part: PartRenderer) => Promise<T>): Promise<T> {
    const part = parts.get(name);
    if (part === undefined) return Promise.reject(new TypeError(`There is no part ${name}`));
    const run = () =>
      limited(() => {
        if (isClosed) throw new ReleaseError('The renderer was closed');
        used.delete(name);
        used.add(name);
        const [oldest] = used;
        if (used.size > MAX_PROCESSES && oldest !== undefined) {
          used.delete(oldest);
          // After what it does at the moment.
          void Promise.resolve(last.get(oldest)).finally(
            () => used.has(oldest) || parts.get(oldest)?.close(),
          );
        }
        return task(part);
      });
    const result = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
  return {
    parts: [...parts.keys()],
    processIds: () => [...parts.values()].flatMap((part) => part.processId() ?? []),
    list: (part) => use(part, (own) => own.list()),
    render: (part, path) => use(part, (own) => own.render(path)),
    close() {
      isClosed = true;
      for (const part of parts.values()) part.close();
    },
  };
}

/**
 * Creates a renderer, starts the host's code and lets it list its pages.
 * @throws {ReleaseError} if the machine cannot confine the code, the host's code cannot be started or list its pages, or
 * the configuration is wrong.
 */
export async function startRenderer(options: RendererOptions): Promise<Renderer> {
  const renderer = createRenderer(options);
  const own = await renderer.list(HOST);
  if (own.kind === 'listed') return renderer;
  renderer.close();
  throw new ReleaseError(own.reason);
}
