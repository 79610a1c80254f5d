import { HashError, hashPieces, type PieceHasher, type Sums } from './hash-pieces';
import type { Algorithm, HashReport, HashRequest } from './serve-hashing';
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

/** A worker that computes one sum of one file. */
interface HashWorker {
  readonly algorithm: Algorithm;
  /** Resolves when the worker can hash. */
  readonly ready: Promise<unknown>;
  /** Resolves when the piece is hashed. It is the worker's from then on. */
  update(piece: ArrayBuffer): Promise<unknown>;
  digest(): Promise<string>;
}

/**
 * Runs a function with a worker, and ends the worker with it.
 * @param signal ends the worker; what is awaited then rejects with its reason.
 * @throws {HashError} if the worker does not start or fails.
 */
async function withHashWorker<Result>(
  algorithm: Algorithm,
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
      algorithm,
      ready: ask({ kind: 'start', algorithm }),
      update: (piece) => ask({ kind: 'piece', piece }, [piece]),
      async digest() {
        const report = await ask({ kind: 'end' });
        return report.kind === 'done' ? report.sum : '';
      },
    });
    return await Promise.race([result, failed]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/** Runs a function with a worker for each sum: together they take as long as the slowest. */
const withHashWorkers = <Result>(
  [first, ...others]: readonly [Algorithm, ...Algorithm[]],
  signal: AbortSignal,
  run: (workers: readonly HashWorker[]) => Promise<Result>,
): Promise<Result> =>
  withHashWorker(first, signal, (worker) => {
    const [second, ...rest] = others;
    if (second === undefined) return run([worker]);
    return withHashWorkers([second, ...rest], signal, (workers) => run([worker, ...workers]));
  });

/** Hashes pieces with several workers, each of which has a copy of them. */
const hasherOf = (workers: readonly HashWorker[]): PieceHasher => ({
  async update(piece) {
    // The first one takes the piece itself, so the copies are made before.
    const pieces = workers.map((_, index) => (index === 0 ? piece : piece.slice(0)));
    await Promise.all(workers.map((worker, index) => worker.update(pieces[index] ?? piece)));
  },
  digest: async () =>
    Object.fromEntries(
      await Promise.all(workers.map(async ({ algorithm, digest }) => [algorithm, await digest()] as const)),
    ),
});

/** Time between two calls of `onProgress`, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** Options of {@link hashFile}. */
interface HashOptions {
  /** The sums to compute. */
  readonly algorithms: readonly [Algorithm, ...Algorithm[]];
  /** Called with the number of bytes hashed so far, at most ten times a second. */
  readonly onProgress: (bytes: number) => void;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The sums of a file, hashed by workers in pieces. VERIFY-3. @throws {HashError} */
export const hashFile = (file: Blob, { algorithms, onProgress, signal }: HashOptions): Promise<Sums> =>
  withHashWorkers(algorithms, signal, async (workers) => {
    await Promise.all(workers.map(({ ready }) => ready));
    const hasher = hasherOf(workers);
    let shown = performance.now();
    try {
      return await hashPieces(file, hasher, (bytes) => {
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
