import { crc32, uint32 } from './crc32';

/** Maximum size of a stored block, in bytes. */
const MAX_BLOCK_BYTES = 0xffff;
/** Magic number, method deflate, no flags, no timestamp, no extra flags, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Creates a gzip stream with stored (uncompressed) blocks. The output of `node:zlib`, and so the MD5 sum,
 * could change with the version of Node.
 */
export function gzip(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_BLOCK_BYTES) {
    const part = bytes.subarray(start, start + MAX_BLOCK_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt8(start + MAX_BLOCK_BYTES >= bytes.length ? 1 : 0);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(head, part);
  }
  return Buffer.concat([HEADER, ...blocks, crc32(bytes), uint32(bytes.length)]);
}
