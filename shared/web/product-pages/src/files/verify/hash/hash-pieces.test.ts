/** @jest-environment node */
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMD5 } from 'hash-wasm';
import { hashPieces, PIECE_BYTES, type PieceHasher, READ_AHEAD, type Readable } from './hash-file';

const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const noProgress = () => undefined;

async function md5Hasher(): Promise<PieceHasher> {
  const hasher = await createMD5();
  return {
    update: async (piece) => void hasher.update(new Uint8Array(piece)),
    digest: async () => hasher.digest(),
  };
}

/** A file whose pieces are created when they are read, and the most that were being read at once. */
function generatedFile(size: number) {
  const reads = { now: 0, most: 0 };
  const file: Readable = {
    size,
    slice: (start, end) => ({
      async arrayBuffer() {
        reads.now += 1;
        reads.most = Math.max(reads.most, reads.now);
        await new Promise((resolve) => setImmediate(resolve));
        reads.now -= 1;
        return new Uint8Array(Math.min(end, size) - start).fill(start / PIECE_BYTES).buffer;
      },
    }),
  };
  return { file, reads };
}

function expectedMd5(size: number): string {
  const hash = createHash('md5');
  for (let start = 0; start < size; start += PIECE_BYTES)
    hash.update(new Uint8Array(Math.min(PIECE_BYTES, size - start)).fill(start / PIECE_BYTES));
  return hash.digest('hex');
}

// VERIFY-3.
test('a large file is hashed without holding more than a few pieces', async () => {
  const size = 192 * MEGABYTE + 7;
  const { file, reads } = generatedFile(size);
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
  expect(reads.most).toBeLessThanOrEqual(READ_AHEAD);
  // The pieces that are read and hashed, and those that are not collected yet.
  expect(most).toBeLessThan(64 * MEGABYTE);
});

// VERIFY-3.
test.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 5 * PIECE_BYTES + 3])(
  'a file of %d bytes has the right sum, and progress up to its end',
  async (size) => {
    const seen: number[] = [];
    const md5 = await hashPieces(generatedFile(size).file, await md5Hasher(), (bytes) => seen.push(bytes));
    expect(md5).toBe(expectedMd5(size));
    expect(seen.at(-1) ?? 0).toBe(size);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  },
);

// VERIFY-5.
describe('a file that changes while it is read', () => {
  const hasher: PieceHasher = { update: async () => undefined, digest: async () => '' };
  const readAs = (piece: (start: number) => Promise<ArrayBuffer>): Readable => ({
    size: 20 * PIECE_BYTES,
    slice: (start) => ({ arrayBuffer: () => piece(start) }),
  });

  test('fails with the browser’s error', async () => {
    const cause = new DOMException('changed', 'NotReadableError');
    const file = readAs((start) =>
      start < PIECE_BYTES ? Promise.resolve(new ArrayBuffer(PIECE_BYTES)) : Promise.reject(cause),
    );
    await expect(hashPieces(file, hasher, noProgress)).rejects.toMatchObject({ kind: 'unreadable', cause });
  });

  test('fails if it has become shorter and the browser does not say so', async () => {
    const file = readAs(() => Promise.resolve(new ArrayBuffer(3)));
    await expect(hashPieces(file, hasher, noProgress)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
