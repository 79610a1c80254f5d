import { crc32, uint32 } from './crc32';

/** The most that a stored block can hold. */
const BLOCK = 0xffff;
/** Magic, method deflate, no flags, no date, no extra flags, system unknown. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A gzip stream whose blocks are stored as they are. `node:zlib` would do, but its bytes, and so the
 * MD5 sum, may change with the version of Node.
 */
export function gzip(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const part = bytes.subarray(start, start + BLOCK);
    const head = Buffer.alloc(5);
    head.writeUInt8(start + BLOCK >= bytes.length ? 1 : 0);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(head, part);
  }
  return Buffer.concat([HEADER, ...blocks, crc32(bytes), uint32(bytes.length)]);
}
