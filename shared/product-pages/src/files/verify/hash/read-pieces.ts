/** Bytes that are read at a time. Smaller pieces cost more calls, larger ones more memory. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** Bytes that are read from one stream. Chromium does not end the stream of a file of 10 GB. */
export const SEGMENT_BYTES = 64 * PIECE_BYTES;

/** What a file is read through; a `Blob` is one. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): Segment;
}

interface Segment {
  arrayBuffer(): Promise<ArrayBuffer>;
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

/** Fills a buffer from a stream; less than the whole buffer only at the stream's end. */
async function fill(reader: ReadableStreamBYOBReader, buffer: ArrayBuffer): Promise<Piece> {
  let filled = 0;
  for (let rest = buffer; ; ) {
    const { value, done } = await reader.read(new Uint8Array(rest, filled));
    if (value === undefined) return new Uint8Array(0);
    rest = value.buffer;
    filled += value.byteLength;
    if (done || filled === rest.byteLength) return new Uint8Array(rest, 0, filled);
  }
}

/** Opens the stream of the segment that begins there. */
type OpenSegment = (start: number) => ReadableStreamBYOBReader | undefined;

/** Fills the buffer that it is given, so memory does not grow with the file, and nothing waits to be collected. */
function readSegments(file: Readable, first: ReadableStreamBYOBReader, open: OpenSegment): ReadPiece {
  let start = 0;
  let reader = first;
  return async (buffer) => {
    if (start > 0 && start % SEGMENT_BYTES === 0) reader = open(start) ?? reader;
    const piece = await fill(reader, buffer);
    start += piece.byteLength;
    // A stream does not notice that its file has changed. A slice does: reading it fails.
    if (start === file.size) await file.slice(0, 1).arrayBuffer();
    return piece;
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

/** The pieces of a file in their order. Not every browser can fill a buffer that it is given. */
export function readPieces(file: Readable): ReadPiece {
  const open: OpenSegment = (start) =>
    file
      .slice(start, Math.min(start + SEGMENT_BYTES, file.size))
      .stream?.()
      .getReader({ mode: 'byob' });
  try {
    const first = open(0);
    if (first !== undefined) return readSegments(file, first, open);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return readSlices(file);
}
