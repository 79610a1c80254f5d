import { crc32, uint32 } from './crc32';

/** Maximum size of an uncompressed LZMA2 chunk, in bytes. */
const MAX_CHUNK_BYTES = 0x10000;
/** Stream flags: the integrity check is CRC-32. */
const FLAGS = Buffer.from([0, 1]);
/** Block header: one filter, LZMA2 with a 64 kB dictionary. Padded to 12 bytes including its checksum. */
const BLOCK_HEADER = Buffer.from([2, 0, 0x21, 1, 8, 0, 0, 0]);

/** Creates an xz stream with one uncompressed block. See sections 2 to 5 of the .xz file format 1.1. */
export function xz(bytes: Buffer): Buffer {
  const header = Buffer.concat([BLOCK_HEADER, crc32(BLOCK_HEADER)]);
  const data = lzma2(bytes);
  const check = crc32(bytes);
  const block = Buffer.concat([header, data, padding(data.length), check]);
  const index = appendChecksum(
    pad(
      Buffer.concat([
        Buffer.from([0, 1]),
        varint(header.length + data.length + check.length),
        varint(bytes.length),
      ]),
    ),
  );
  const footer = Buffer.concat([uint32(index.length / 4 - 1), FLAGS]);
  return Buffer.concat([
    Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
    FLAGS,
    crc32(FLAGS),
    block,
    index,
    crc32(footer),
    footer,
    Buffer.from('YZ'),
  ]);
}

function lzma2(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_CHUNK_BYTES) {
    const part = bytes.subarray(start, start + MAX_CHUNK_BYTES);
    const head = Buffer.alloc(3);
    // 1: an uncompressed chunk that resets the dictionary; 2: one that does not.
    head.writeUInt8(start === 0 ? 1 : 2);
    head.writeUInt16BE(part.length - 1, 1);
    chunks.push(head, part);
  }
  return Buffer.concat([...chunks, Buffer.from([0])]);
}

/** A little-endian variable-length integer with seven bits per byte. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}

function padding(length: number): Buffer {
  return Buffer.alloc((4 - (length % 4)) % 4);
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, padding(bytes.length)]);
}

function appendChecksum(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, crc32(bytes)]);
}
