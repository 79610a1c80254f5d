import { isReleaseError, ReleaseError } from '@portal/releases';
import type { ConfinedProcess } from './confinement/start-process';
import type { ContentReader } from './content-reader';
import { type FromRealm, parseMessage, type RealmRequest, type ToRealm } from './protocol';

/** Hashes of the content that a page was rendered from, by URL; `missing` for a file that does not exist. */
export type ContentHashes = Readonly<Record<string, string>>;

export interface Reply {
  readonly message: FromRealm;
  /** The content that was read for it. */
  readonly content: ContentHashes;
}

/** Asks a process one thing at a time. */
export interface Conversation {
  /** @throws {ReleaseError} if the process ended, hangs or says what it was not asked. */
  ask(message: RealmRequest): Promise<Reply>;
  close(): void;
}

/** What one request may read: many times more than a page shows. */
const MAX_READS = 1_000;

/** A request, and what came of it until now. */
interface Request {
  readonly settle: (reply: Reply) => void;
  readonly fail: (error: ReleaseError) => void;
  readonly content: Record<string, string>;
  /** Why content could not be read, if some could not. */
  unread?: string;
  reads: number;
  /** Reads without a response yet. While there are some, the time is this process's and not the code's. */
  pending: number;
  /** Milliseconds that are left. */
  left: number;
  since: number;
}

/**
 * Talks to a process that runs the code of a release. It answers its reads of content, and nothing else; it ends the
 * process when that takes too long, reads too much, or speaks without being asked. PAGES-6.
 * @param limit milliseconds that the code may take for an answer, without the time in which content is read for it.
 */
export function converse(process: ConfinedProcess, content: ContentReader, limit: number): Conversation {
  let request: Request | undefined;
  let ended: ReleaseError | undefined;
  let timer: NodeJS.Timeout | undefined;
  const end = (reason: string) => {
    if (ended !== undefined) return;
    clearTimeout(timer);
    ended = new ReleaseError(`The renderer ${reason}`);
    request?.fail(ended);
    request = undefined;
    process.kill();
  };
  const run = (current: Request) => {
    current.since = performance.now();
    timer = setTimeout(() => end(`hung for ${limit / 1_000} s`), current.left);
  };
  const pause = (current: Request) => {
    clearTimeout(timer);
    current.left = Math.max(0, current.left - (performance.now() - current.since));
  };
  const read = async (current: Request, id: number, url: string) => {
    current.reads += 1;
    if (current.reads > MAX_READS) return end(`read more than ${MAX_READS} files for one answer`);
    if (current.pending === 0) pause(current);
    current.pending += 1;
    const response = await content.read(url).catch((error: unknown) => {
      if (isReleaseError(error)) current.unread = error.message;
      return null;
    });
    current.pending -= 1;
    if (ended !== undefined || request !== current) return;
    if (current.pending === 0) run(current);
    if (response?.hash !== undefined) current.content[url] = response.hash;
    process.send(
      JSON.stringify({
        kind: 'response',
        id,
        response: response && { status: response.status, body: response.body },
      } satisfies ToRealm),
    );
  };
  const receive = (line: string) => {
    if (ended !== undefined) return;
    const message = parseMessage(line);
    if (message === undefined) return end('said what is no message');
    const current = request;
    if (message.kind === 'read') {
      // After the answer nothing is read any more.
      if (current !== undefined) void read(current, message.id, message.url);
      return;
    }
    if (current === undefined) return end('said something that it was not asked');
    clearTimeout(timer);
    request = undefined;
    // Screens catch it, and draw the failure. PAGES-5.
    const { unread, content: hashes } = current;
    current.settle({
      message: unread === undefined ? message : { kind: 'failed', reason: unread },
      content: hashes,
    });
  };
  process.listen(receive, end);

  return {
    ask: (message) =>
      new Promise<Reply>((settle, fail) => {
        if (ended !== undefined) return fail(ended);
        const current: Request = { settle, fail, content: {}, reads: 0, pending: 0, left: limit, since: 0 };
        request = current;
        run(current);
        process.send(JSON.stringify(message));
      }),
    close: () => end('was closed'),
  };
}
