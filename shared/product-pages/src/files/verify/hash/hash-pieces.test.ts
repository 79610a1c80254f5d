/** @jest-environment node */
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMD5 } from 'hash-wasm';
import { hashPieces, type PieceHasher } from './hash-pieces';
import { PIECE_BYTES, type Readable } from './read-pieces';

const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const noProgress = () => undefined;

async function md5Hasher(): Promise<PieceHasher> {
  const hasher = await createMD5();
  return {
    update: async (piece) => {
      hasher.update(piece);
      return piece.buffer;
    },
    digest: async () => hasher.digest(),
  };
}

/** Files whose bytes are created when they are read. */
const FILES = {
  /** As browsers have them: chunks of any size, into the buffer that the reader is given. */
  'read into a buffer': (size: number): Readable => {
    let start = 0;
    return {
      size,
      slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
      stream: () =>
        new ReadableStream({
          type: 'bytes',
          pull(controller) {
            const { byobRequest } = controller as ReadableByteStreamController;
            const view = byobRequest?.view;
            if (!view || !byobRequest) throw new Error('No buffer');
            const length = Math.min(view.byteLength, size - start, 1_500_000);
            if (length === 0) {
              controller.close();
              byobRequest.respond(0);
              return;
            }
            const bytes = new Uint8Array(view.buffer, view.byteOffset, length);
            for (let at = 0; at < length; ) {
              const value = Math.floor((start + at) / PIECE_BYTES);
              const end = Math.min(length, (value + 1) * PIECE_BYTES - start);
              bytes.fill(value, at, end);
              at = end;
            }
            start += length;
            byobRequest.respond(length);
          },
        }),
    };
  },
  'read in slices': (size: number): Readable => ({
    size,
    slice: (start, end) => ({
      arrayBuffer: async () => new Uint8Array(Math.min(end, size) - start).fill(start / PIECE_BYTES).buffer,
    }),
  }),
};

function expectedMd5(size: number): string {
  const hash = createHash('md5');
  for (let start = 0; start < size; start += PIECE_BYTES)
    hash.update(new Uint8Array(Math.min(PIECE_BYTES, size - start)).fill(start / PIECE_BYTES));
  return hash.digest('hex');
}

// VERIFY-3.
describe.each(Object.keys(FILES) as (keyof typeof FILES)[])('a file %s', (kind) => {
  test('is hashed without holding more than a few pieces', async () => {
    const size = 512 * MEGABYTE + 7;
    const file = FILES[kind](size);
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    let pieces = 0;
    const md5 = await hashPieces(file, await md5Hasher(), () => {
      pieces += 1;
      if (pieces % 8 !== 0) return;
      collectGarbage();
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    });
    expect(md5).toBe(expectedMd5(size));
    // Slices are not all collected yet.
    expect(most).toBeLessThan(64 * MEGABYTE);
  }, 60_000);

  test.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 5 * PIECE_BYTES + 3])(
    'of %d bytes has the right sum, and progress up to its end',
    async (size) => {
      const seen: number[] = [];
      const file = FILES[kind](size);
      const md5 = await hashPieces(file, await md5Hasher(), (bytes) => seen.push(bytes));
      expect(md5).toBe(expectedMd5(size));
      expect(seen.at(-1)).toBe(size);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
    },
  );
});

// VERIFY-5.
describe('a file that changes while it is read', () => {
  const hasher: PieceHasher = { update: async (piece) => piece.buffer, digest: async () => 'never' };
  const readAs = (piece: (start: number) => Promise<ArrayBuffer>): Readable => ({
    size: 20 * PIECE_BYTES,
    slice: (start) => ({ arrayBuffer: () => piece(start) }),
  });

  test('fails with the browser’s error', async () => {
    const cause = new DOMException('changed', 'NotReadableError');
    const file = readAs((start) =>
      start < PIECE_BYTES ? Promise.resolve(new ArrayBuffer(PIECE_BYTES)) : Promise.reject(cause),
    );
    await expect(hashPieces(file, hasher, noProgress)).rejects.toMatchObject({
      name: 'UnreadableFileError',
      cause,
    });
  });

  test('fails although its stream does not notice it', async () => {
    const cause = new DOMException('changed', 'NotReadableError');
    const file = FILES['read into a buffer'](20 * PIECE_BYTES);
    let pieces = 0;
    const slice = () => ({
      arrayBuffer: async () => {
        pieces += 1;
        if (pieces > 3) throw cause;
        return new ArrayBuffer(1);
      },
    });
    await expect(hashPieces({ ...file, slice }, hasher, noProgress)).rejects.toMatchObject({
      name: 'UnreadableFileError',
      cause,
    });
  });

  test('fails if it has become shorter and the browser does not say so', async () => {
    const file = readAs(() => Promise.resolve(new ArrayBuffer(3)));
    await expect(hashPieces(file, hasher, noProgress)).rejects.toMatchObject({ name: 'UnreadableFileError' });
  });
});
