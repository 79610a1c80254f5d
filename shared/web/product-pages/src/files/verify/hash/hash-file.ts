import type { Algorithm } from '../../sums';
import type { HashReport, HashRequest } from './serve-hashing';
import source from './sums.worker?source';

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

/** Bytes that are read at a time. Smaller pieces cost more calls, larger ones more memory. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Pieces that are read while one is hashed, so that reading and hashing overlap. */
export const READ_AHEAD = 4;

/** What a file is read through; a `Blob` is one. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Hashes the pieces of one file. */
export interface PieceHasher {
  /** Resolves when the piece is hashed. */
  update(piece: ArrayBuffer): Promise<unknown>;
  /** The sum in hexadecimal digits, in lower case. */
  digest(): Promise<string>;
}

async function readPiece(file: Readable, start: number): Promise<ArrayBuffer> {
  const end = Math.min(start + PIECE_BYTES, file.size);
  let piece: ArrayBuffer;
  try {
    piece = await file.slice(start, end).arrayBuffer();
  } catch (cause) {
    throw new HashError('unreadable', 'The file could not be read', { cause });
  }
  // Some browsers return fewer bytes of a file that has become shorter, instead of an error.
  if (piece.byteLength !== end - start) throw new HashError('unreadable', 'The file has become shorter');
  return piece;
}

async function* readPieces(file: Readable): AsyncGenerator<ArrayBuffer> {
  const pending: Promise<ArrayBuffer>[] = [];
  let next = 0;
  const readAhead = () => {
    for (; pending.length < READ_AHEAD && next < file.size; next += PIECE_BYTES) {
      const piece = readPiece(file, next);
      // Prevents an unhandled rejection: after a failure, no one consumes the pieces behind it.
      piece.catch(() => undefined);
      pending.push(piece);
    }
  };
  readAhead();
  for (let piece = pending.shift(); piece !== undefined; piece = pending.shift()) {
    const bytes = await piece;
    readAhead();
    yield bytes;
  }
}

/**
 * Hashes a file in pieces. Memory holds a few pieces, whatever the file's size. VERIFY-3.
 * @param onProgress is called with the number of bytes hashed so far, after each piece.
 * @throws {HashError} if the file could not be read to its end, or its size changed.
 */
export async function hashPieces(
  file: Readable,
  hasher: PieceHasher,
  onProgress: (bytes: number) => void,
): Promise<string> {
  let bytes = 0;
  for await (const piece of readPieces(file)) {
    // The hasher may take the piece, and its size with it.
    const { byteLength } = piece;
    await hasher.update(piece);
    bytes += byteLength;
    onProgress(bytes);
  }
  return hasher.digest();
}

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
  readonly algorithm: Algorithm;
  /** Called with the number of bytes hashed so far, at most ten times a second. */
  readonly onProgress: (bytes: number) => void;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The sum of a file, hashed by a worker in pieces. VERIFY-3. @throws {HashError} */
export async function hashFile(file: Blob, { algorithm, onProgress, signal }: HashOptions): Promise<string> {
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
    return report.sum;
  };
  const hasher: PieceHasher = {
    update: (piece) => ask({ kind: 'piece', piece }, [piece]),
    digest: () => ask({ kind: 'end' }),
  };

  const timer = setTimeout(() => fail('The worker did not start in time'), START_TIMEOUT_MS);
  try {
    await ask({ kind: 'start', algorithm });
    clearTimeout(timer);
    let shown = performance.now();
    const sum = hashPieces(file, hasher, (bytes) => {
      const now = performance.now();
      if (now - shown < PROGRESS_INTERVAL_MS) return;
      shown = now;
      onProgress(bytes);
    });
    // A read that never ends must not outlast a failure.
    return await Promise.race([sum, failed]);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
