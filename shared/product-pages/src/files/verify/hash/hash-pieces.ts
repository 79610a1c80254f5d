import { PIECE_BYTES, type Piece, type Readable, readPieces } from './read-pieces';

/** Hashes the pieces of one file. */
export interface PieceHasher {
  /** Resolves to the piece's buffer, which may be used again, when the piece is hashed. */
  update(piece: Piece): Promise<ArrayBuffer>;
  digest(): Promise<string>;
}

/** The file could not be read to its end, or its size changed. `cause` has the browser's error. */
class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Hashes a file in pieces. One is read while another is hashed, into two buffers that take turns, whatever the file's
 * size. VERIFY-3.
 * @param onProgress is called with the number of bytes hashed so far, after each piece.
 * @throws {UnreadableFileError}
 */
export async function hashPieces(
  file: Readable,
  hasher: PieceHasher,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const read = readPieces(file);
  let free = new ArrayBuffer(PIECE_BYTES);
  let hashing = Promise.resolve(new ArrayBuffer(PIECE_BYTES));
  for (let bytes = 0; bytes < file.size; ) {
    const piece = await read(free).catch((cause: unknown) => {
      throw new UnreadableFileError('The file could not be read', { cause });
    });
    const { byteLength } = piece;
    // Some browsers return fewer bytes of a file that has become shorter, instead of an error.
    if (byteLength < Math.min(PIECE_BYTES, file.size - bytes))
      throw new UnreadableFileError('The file has become shorter');
    free = await hashing;
    onProgress(bytes);
    bytes += byteLength;
    hashing = hasher.update(piece);
    // Prevents an unhandled rejection: after a failed read, no one waits for it.
    hashing.catch(() => undefined);
  }
  await hashing;
  onProgress(file.size);
  return hasher.digest();
}
