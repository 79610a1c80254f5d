import { type Hasher, hashPieces } from './hash-pieces';
import type { HashReport, HashRequest } from './messages';

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent<HashRequest>) => unknown) | null;
  postMessage(report: HashReport): void;
}

/** Time between two reports of progress, in milliseconds. */
const REPORT_INTERVAL_MS = 100;

const describe = (error: unknown) =>
  error instanceof Error ? `${error.message} (${error.cause})` : String(error);

/**
 * Answers a request with reports: the first at once, then the progress, then the outcome.
 * @param createHasher compiles the hasher; rejects if the browser cannot.
 */
export function serveHashing(scope: WorkerScope, createHasher: () => Promise<Hasher>): void {
  scope.onmessage = async ({ data: { file } }) => {
    scope.postMessage({ kind: 'progress', bytes: 0 });
    let hasher: Hasher;
    try {
      hasher = await createHasher();
    } catch (error) {
      scope.postMessage({ kind: 'unsupported', message: describe(error) });
      return;
    }
    let reported = performance.now();
    try {
      const md5 = await hashPieces(file, hasher, (bytes) => {
        const now = performance.now();
        if (now - reported < REPORT_INTERVAL_MS) return;
        reported = now;
        scope.postMessage({ kind: 'progress', bytes });
      });
      scope.postMessage({ kind: 'done', md5 });
    } catch (error) {
      scope.postMessage({ kind: 'unreadable', message: describe(error) });
    }
  };
}
