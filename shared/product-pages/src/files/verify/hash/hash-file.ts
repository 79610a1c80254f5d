import source from './md5.worker?source';
import type { HashReport, HashRequest } from './messages';

/** Time in which the worker must report, in milliseconds. */
const START_TIMEOUT_MS = 15_000;

/**
 * `unreadable`: the file changed, is gone, or cannot be read. `not-started`: the browser does not run the worker
 * or the hasher.
 */
export type HashFailure = 'unreadable' | 'not-started';

/** A file could not be hashed. */
export class HashError extends Error {
  override readonly name = 'HashError';
  constructor(
    readonly kind: HashFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Options of {@link hashFile}. */
export interface HashOptions {
  /** Called with the number of bytes hashed so far, about ten times a second. */
  readonly onProgress: (bytes: number) => void;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * A data: URL gives the worker an origin of its own: it has neither the portal's cookies nor its storage, and the
 * page's content security policy applies to it. CSP-2.
 */
function startWorker(): Worker {
  try {
    return new Worker(`data:text/javascript,${encodeURIComponent(source)}`);
  } catch (cause) {
    throw new HashError('not-started', 'The worker was refused', { cause });
  }
}

/** The MD5 sum of a file, hashed by a worker in pieces. VERIFY-3. @throws {HashError} */
export async function hashFile(file: Blob, { onProgress, signal }: HashOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = startWorker();
  const ended = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (kind: HashFailure, message: string) => reject(new HashError(kind, message));
      const timer = setTimeout(
        () => fail('not-started', 'The worker did not start in time'),
        START_TIMEOUT_MS,
      );
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      worker.onerror = ({ message }) => fail('not-started', message || 'The worker could not be loaded');
      worker.onmessage = ({ data }: MessageEvent<HashReport>) => {
        clearTimeout(timer);
        if (data.kind === 'progress') onProgress(data.bytes);
        else if (data.kind === 'done') resolve(data.md5);
        else fail(data.kind === 'unreadable' ? 'unreadable' : 'not-started', data.message);
      };
      worker.postMessage({ file } satisfies HashRequest);
    });
  } finally {
    ended.abort();
    worker.terminate();
  }
}
