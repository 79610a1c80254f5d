import { HashError } from './errors';
import { hashPieces } from './hash-pieces';
import { withHashWorker } from './hash-worker';

/** Time between two calls of `onProgress`, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** Options of {@link hashFile}. */
export interface HashOptions {
  /** Called with the number of bytes hashed so far, at most ten times a second. */
  readonly onProgress: (bytes: number) => void;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The MD5 sum of a file, hashed by a worker in pieces. VERIFY-3. @throws {HashError} */
export const hashFile = (file: Blob, { onProgress, signal }: HashOptions): Promise<string> =>
  withHashWorker(signal, async (worker) => {
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
