import { HashError, hashPieces, type PieceHasher } from './hash-pieces';
import type { Algorithm, HashReport, HashRequest, Sums } from './serve-hashing';
import source from './sums.worker?source';

/** Time in which the worker must be ready, in milliseconds. */
const START_TIMEOUT_MS = 15_000;

/**
 * A data: URL gives the worker an origin of its own: it has neither the portal's cookies nor its storage, and the
 * page's content security policy applies to it. CSP-2.
 */
function createWorker(): Worker {
  try {
    return new Worker(`data:text/javascript,${encodeURIComponent(source)}`);
  } catch (cause) {
    throw new HashError('not-started', 'The worker was refused', { cause });
  }
}

/** Time between two calls of `onProgress`, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** Options of {@link hashFile}. */
interface HashOptions {
  /** The sums to compute. */
  readonly algorithms: readonly Algorithm[];
  /** Called with the number of bytes hashed so far, at most ten times a second. */
  readonly onProgress: (bytes: number) => void;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The sums of a file, hashed by a worker in pieces. VERIFY-3. @throws {HashError} */
export async function hashFile(file: Blob, { algorithms, onProgress, signal }: HashOptions): Promise<Sums> {
  signal.throwIfAborted();
  const worker = createWorker();
  let reject: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, rejectFailed) => {
    reject = rejectFailed;
  });
  signal.addEventListener('abort', () => reject(signal.reason));
  const fail = (message: string) => reject(new HashError('not-started', message));
  // Prevents an unhandled rejection between two requests.
  failed.catch(() => undefined);
  worker.onerror = ({ message }) => fail(message || 'The worker could not be loaded');

  const ask = async (request: HashRequest, transfer: Transferable[] = []) => {
    const answer = new Promise<HashReport>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<HashReport>) => resolve(data);
    });
    worker.postMessage(request, transfer);
    const report = await Promise.race([answer, failed]);
    if (report.kind === 'unsupported') throw new HashError('not-started', report.message);
    return report.sums;
  };
  const hasher: PieceHasher = {
    update: (piece) => ask({ kind: 'piece', piece }, [piece]),
    digest: () => ask({ kind: 'end' }),
  };

  const timer = setTimeout(() => fail('The worker did not start in time'), START_TIMEOUT_MS);
  try {
    await ask({ kind: 'start', algorithms });
    clearTimeout(timer);
    let shown = performance.now();
    const sums = hashPieces(file, hasher, (bytes) => {
      const now = performance.now();
      if (now - shown < PROGRESS_INTERVAL_MS) return;
      shown = now;
      onProgress(bytes);
    });
    // A read that never ends must not outlast a failure.
    return await Promise.race([sums, failed]);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
