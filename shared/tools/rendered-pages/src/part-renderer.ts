import { isReleaseError, type ReleaseError } from '@portal/releases';
import { type ConfinementOptions, startConfined } from './confinement/start-confined';
import { withoutImports } from './confinement/without-imports';
import type { ContentReader } from './content-reader';
import { type ContentHashes, type Conversation, converse, type Reply } from './conversation';
import type { PagesOfPart, RemoteInfo, Rendered, ToRealm } from './protocol';

/** The code of a remote's release for rendering. */
export interface RemoteCode extends RemoteInfo {
  /** Text of its `render.cjs`. */
  readonly script: string;
}

/** Options of {@link partRenderer}. */
export interface PartOptions extends ConfinementOptions {
  readonly portal: string;
  readonly config: string;
  /** Text of the host's `render.cjs`. */
  readonly host: string;
  /** Absent for the host's own pages. */
  readonly remote?: RemoteCode | undefined;
  readonly content: ContentReader;
  readonly limit: number;
}

/** Renders the pages of one part, in a process that no other part's code runs in. */
export interface PartRenderer {
  /** Starts the process, if it does not run. @throws {ReleaseError} */
  start(): Promise<void>;
  list(): Promise<PagesOfPart>;
  render(path: string): Promise<{ readonly page: Rendered; readonly content: ContentHashes }>;
  readonly processId: () => number | undefined;
  /** Ends the process. The next request starts another one. */
  close(): void;
}

/** Processes that may end or hang before the part counts as broken. */
const MOST_STARTS = 3;

/** Of a failure of the code or of its process. Other errors are this program's. */
function reasonOf(error: unknown): string {
  if (isReleaseError(error)) return error.message;
  throw error;
}

/** Creates what renders the pages of a part. Nothing is started yet. */
export function partRenderer(options: PartOptions): PartRenderer {
  const { portal, config, host, remote, content, limit } = options;
  let running: Promise<Conversation> | undefined;
  let stop = new AbortController();
  let id: number | undefined;
  let starts = 0;
  let broken: ReleaseError | undefined;

  async function open({ signal }: AbortController): Promise<Conversation> {
    const code = {
      host: withoutImports(host, 'the host'),
      ...(remote && { remote: withoutImports(remote.script, remote.name) }),
    };
    const started = await startConfined(code, options, signal);
    const talk = converse(started, content, limit);
    const info = remote && { name: remote.name, title: remote.title, owns: remote.owns };
    try {
      await talk.ask({ kind: 'setup', setup: { portal, config, remote: info } });
    } catch (error) {
      talk.close();
      throw error;
    }
    id = started.id;
    return talk;
  }
  const close = () => {
    stop.abort();
    stop = new AbortController();
    running = undefined;
    id = undefined;
  };
  const start = () => {
    if (broken !== undefined) return Promise.reject(broken);
    running ??= open(stop);
    return running;
  };
  /** Asks again in another process, if this one ended before it was asked. */
  async function ask(message: Exclude<ToRealm, { kind: 'response' }>): Promise<Reply> {
    const current = start();
    try {
      return await (await current).ask(message);
    } catch (error) {
      if (running === current) close();
      starts += 1;
      if (starts >= MOST_STARTS && isReleaseError(error)) broken = error;
      throw error;
    }
  }
  return {
    async start() {
      await start();
    },
    list: () =>
      ask({ kind: 'list' }).then(
        ({ message }) =>
          message.kind === 'listed' ? message.pages : { kind: 'failed', reason: 'It did not list its pages' },
        (error: unknown) => ({ kind: 'failed', reason: reasonOf(error) }),
      ),
    render: (path) =>
      ask({ kind: 'render', path }).then(
        ({ message, content: read }) => ({
          page:
            message.kind === 'rendered'
              ? message.page
              : { kind: 'failed', reason: 'It did not render the page' },
          content: read,
        }),
        (error: unknown) => ({ page: { kind: 'failed', reason: reasonOf(error) }, content: {} }),
      ),
    processId: () => id,
    close,
  };
}
