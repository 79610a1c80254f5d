import type { Sums } from './serve-hashing';

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
  digest(): Promise<Sums>;
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
): Promise<Sums> {
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
