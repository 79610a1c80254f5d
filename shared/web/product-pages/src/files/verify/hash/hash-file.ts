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

/** A worker that hashes one file. */
interface HashWorker extends PieceHasher {
  /** Resolves when the worker can hash. */
  readonly ready: Promise<unknown>;
}

/**
 * Runs a function with a worker, and ends the worker with it.
 * @param signal ends the worker; what is awaited then rejects with its reason.
 * @throws {HashError} if the worker does not start or fails.
 */
async function withHashWorker<Result>(
  algorithms: readonly Algorithm[],
  signal: AbortSignal,
  run: (worker: HashWorker) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const worker = createWorker();
  let rejectFailed: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    rejectFailed = reject;
  });
  // Prevents an unhandled rejection between two reports.
  failed.catch(() => undefined);
  const fail = (message: string) => rejectFailed(new HashError('not-started', message));
  let receive: (report: HashReport) => void = () => undefined;
  const nextReport = () =>
    Promise.race([
      failed,
      new Promise<HashReport>((resolve) => {
        receive = resolve;
      }),
    ]);
  const ask = (request: HashRequest, transfer: Transferable[] = []) => {
    const report = nextReport();
    worker.postMessage(request, transfer);
    return report;
  };

  const abort = () => rejectFailed(signal.reason);
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => fail('The worker did not start in time'), START_TIMEOUT_MS);
  worker.onerror = ({ message }) => fail(message || 'The worker could not be loaded');
  worker.onmessage = ({ data }: MessageEvent<HashReport>) => {
    clearTimeout(timer);
    if (data.kind === 'unsupported') fail(data.message);
    else receive(data);
  };
  try {
    // A read that never ends must not outlast a failure.
    const result = run({
      ready: ask({ kind: 'start', algorithms }),
      async update(piece) {
        await ask({ kind: 'piece', piece }, [piece]);
      },
      async digest() {
        const report = await ask({ kind: 'end' });
        return report.kind === 'done' ? report.sums : {};
      },
    });
    return await Promise.race([result, failed]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    worker.terminate();
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
export const hashFile = (file: Blob, { algorithms, onProgress, signal }: HashOptions): Promise<Sums> =>
  withHashWorker(algorithms, signal, async (worker) => {
    await worker.ready;
    let shown = performance.now();
    try {
      return await hashPieces(file, worker, (bytes) => {
        const now = performance.now();
        if (now - shown < PROGRESS_INTERVAL_MS) return;
        shown = now;
        onProgress(bytes);
      });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UnreadableFileError') throw error;
      throw new HashError('unreadable', error.message, { cause: error });
    }
  });
