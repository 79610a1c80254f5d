/** Bytes that are read at a time. Smaller pieces cost more calls, larger ones more memory. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Pieces that are read while one is hashed, so that reading and hashing overlap. */
export const READ_AHEAD = 4;

/** What a file is read through; a `Blob` is one. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** The part of hash-wasm's hasher that is used. */
export interface Hasher {
  update(bytes: Uint8Array): unknown;
  digest(): string;
}

/** The file could not be read to its end, or its size changed. `cause` has the browser's error. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

async function* readPieces(file: Readable): AsyncGenerator<Uint8Array> {
  const pending: Promise<ArrayBuffer>[] = [];
  let next = 0;
  const readAhead = () => {
    for (; pending.length < READ_AHEAD && next < file.size; next += PIECE_BYTES) {
      const piece = file.slice(next, next + PIECE_BYTES).arrayBuffer();
      // Prevents an unhandled rejection: after a failure, no one consumes the pieces behind it.
      piece.catch(() => undefined);
      pending.push(piece);
    }
  };
  readAhead();
  for (let piece = pending.shift(); piece !== undefined; piece = pending.shift()) {
    const bytes = new Uint8Array(await piece);
    readAhead();
    yield bytes;
  }
}

/**
 * Hashes a file in pieces. Memory holds a few pieces, whatever the file's size. VERIFY-3.
 * @param onProgress is called with the number of bytes hashed so far, after each piece.
 * @throws {UnreadableFileError}
 */
export async function hashPieces(
  file: Readable,
  hasher: Hasher,
  onProgress: (bytes: number) => void,
): Promise<string> {
  let bytes = 0;
  try {
    for await (const piece of readPieces(file)) {
      hasher.update(piece);
      bytes += piece.byteLength;
      onProgress(bytes);
    }
  } catch (cause) {
    throw new UnreadableFileError('The file could not be read', { cause });
  }
  // Some browsers return fewer bytes of a file that has become shorter, instead of an error.
  if (bytes !== file.size) throw new UnreadableFileError(`${bytes} of ${file.size} bytes were read`);
  return hasher.digest();
}
