/** Bytes that are read at a time. Smaller pieces cost more calls, larger ones more memory. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** What a file is read through; a `Blob` is one. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
  /** Absent in old browsers. */
  stream?(): ReadableStream<Uint8Array>;
}

/** Bytes in a buffer that may be used again once they are hashed. */
export type Piece = Uint8Array<ArrayBuffer>;

/**
 * Reads the next piece of a file; shorter than {@link PIECE_BYTES} only at the file's end.
 * @param buffer a buffer that may be filled. It is not usable afterward.
 */
export type ReadPiece = (buffer: ArrayBuffer) => Promise<Piece>;

/** Fills the buffer that it is given, so memory does not grow with the file, and nothing waits to be collected. */
function readInto(reader: ReadableStreamBYOBReader): ReadPiece {
  return async (buffer) => {
    let filled = 0;
    for (let rest = buffer; ; ) {
      const { value, done } = await reader.read(new Uint8Array(rest, filled));
      if (value === undefined) return new Uint8Array(0);
      rest = value.buffer;
      filled += value.byteLength;
      if (done || filled === rest.byteLength) return new Uint8Array(rest, 0, filled);
    }
  };
}

/** Reads each piece into a new buffer. */
function readSlices(file: Readable): ReadPiece {
  let start = 0;
  return async () => {
    const end = Math.min(start + PIECE_BYTES, file.size);
    const piece = file.slice(start, end).arrayBuffer();
    start = end;
    return new Uint8Array(await piece);
  };
}

/** A stream does not notice that its file has changed. A slice does: reading it fails. */
const whileUnchanged =
  (file: Readable, read: ReadPiece): ReadPiece =>
  async (buffer) => {
    const [piece] = await Promise.all([read(buffer), file.slice(0, 1).arrayBuffer()]);
    return piece;
  };

/** The pieces of a file in their order. Not every browser can fill a buffer that it is given. */
export function readPieces(file: Readable): ReadPiece {
  try {
    const reader = file.stream?.().getReader({ mode: 'byob' });
    if (reader !== undefined) return whileUnchanged(file, readInto(reader));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return readSlices(file);
}
