import { isReleaseError, ReleaseError } from '@portal/releases';
import { startConfined } from './confinement/start-confined';
import { withoutImports } from './confinement/without-imports';
import type { ContentReader } from './content-reader';
import { type ContentHashes, type Conversation, converse, type Reply } from './conversation';
import type { FromRealm, PagesOfPart, PortalSettings, RealmRequest, RemoteInfo, Rendered } from './protocol';

/** The code of a remote's release for rendering. */
export interface RemoteCode extends RemoteInfo {
  /** Text of its `render.cjs`. */
  readonly script: string;
}

/** The code and the settings that pages are rendered with. */
export interface RendererSetup extends PortalSettings {
  /** Text of the host's `render.cjs`. */
  readonly host: string;
  readonly remotes: readonly RemoteCode[];
}

export interface RendererOptions {
  readonly setup: RendererSetup;
  readonly content: ContentReader;
  /** Milliseconds that code may take to list its pages or to render one. Default: a minute. */
  readonly limit?: number;
  /** Whether to run the code of releases where it cannot be confined. Default: no. PAGES-18. */
  readonly unconfined?: boolean | undefined;
}

/** Renders the pages of one part, in a process that no other part's code runs in. */
export interface PartRenderer {
  list(): Promise<PagesOfPart>;
  render(path: string): Promise<{ readonly page: Rendered; readonly content: ContentHashes }>;
  readonly processId: () => number | undefined;
  /** Ends the process. The next request starts another one. */
  close(): void;
}

/** Default of `limit`. */
const LIMIT_MS = 60_000;
/** Processes that may end or hang before the part counts as broken. */
const MAX_STARTS = 3;

/** Pages of a part: many times more than one has. Those of the other parts wait for them. */
const MAX_PAGES = 10_000;

const failed = (reason: string) => ({ kind: 'failed', reason }) as const;

/** What a process said in place of what it was asked for. */
const failureOf = (message: FromRealm) =>
  message.kind === 'failed' ? message : failed('It did not say what it was asked for');

/** Creates what renders the pages of a remote, or else the host's own. Nothing is started yet. */
export function partRenderer(
  { setup, content, limit = LIMIT_MS, unconfined = false }: RendererOptions,
  remote?: RemoteCode,
): PartRenderer {
  const { portal, config, host } = setup;
  let running: Promise<Conversation> | undefined;
  let stop = new AbortController();
  let id: number | undefined;
  let starts = 0;
  let broken: string | undefined;

  async function open({ signal }: AbortController): Promise<Conversation> {
    const code = {
      host: withoutImports(host, 'the host'),
      ...(remote && { remote: withoutImports(remote.script, remote.name) }),
    };
    const started = await startConfined(code, unconfined, signal);
    const talk = converse(started, content, limit);
    const info = remote && { name: remote.name, title: remote.title, owns: remote.owns };
    const { message } = await talk.ask({ kind: 'setup', portal, config, remote: info });
    if (message.kind !== 'ready') {
      talk.close();
      throw new ReleaseError(failureOf(message).reason);
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
  /** Asks the process, and ends one that fails: the next request starts another one. */
  async function ask(request: RealmRequest): Promise<Reply> {
    if (broken !== undefined) return { message: failed(broken), content: {} };
    running ??= open(stop);
    const current = running;
    try {
      return await (await current).ask(request);
    } catch (error) {
      if (running === current) close();
      // Others are this program's, not the code's or its process's.
      if (!isReleaseError(error)) throw error;
      starts += 1;
      if (starts >= MAX_STARTS) broken = error.message;
      return { message: failed(error.message), content: {} };
    }
  }
  return {
    async list() {
      const { message } = await ask({ kind: 'list' });
      if (message.kind !== 'listed') return failureOf(message);
      const count = message.paths.length;
      return count > MAX_PAGES ? failed(`It lists ${count} pages, more than ${MAX_PAGES}`) : message;
    },
    async render(path) {
      const { message, content: read } = await ask({ kind: 'render', path });
      const isPage = message.kind === 'page' || message.kind === 'none';
      return { page: isPage ? message : failureOf(message), content: read };
    },
    processId: () => id,
    close,
  };
}
