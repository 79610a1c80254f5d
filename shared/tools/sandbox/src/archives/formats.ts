import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A file in an archive. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

const BLOCK_BYTES = 512;
/** Modification time of all entries, in seconds: 2024-01-31. It is fixed, so that the archive never changes. */
const MODIFIED_S = 1_706_659_200;

/** Creates a tar archive in the ustar format. */
export function tar(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ name, bytes }) => [
    header(name, bytes.length),
    bytes,
    Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]);
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(name, 0);
  block.write(octal(0o644, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(MODIFIED_S, 11), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\u0000 `, 148);
  return block;
}

/**
 * Creates a zip archive with uncompressed files. The date is a local time and is written in the DOS format,
 * which has no time zone, so the bytes are the same everywhere.
 */
export async function zip(entries: readonly Entry[]): Promise<Buffer> {
  const file = new ZipFile();
  const mtime = new Date(2024, 0, 31, 12);
  for (const { name, bytes } of entries)
    file.addBuffer(bytes, name, { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true });
  file.end();
  return buffer(file.outputStream);
}

/** The CRC-32 of gzip and xz, as four little-endian bytes. */
const checksum = (bytes: Buffer): Buffer => uint32(crc32(bytes));

/** A number as four little-endian bytes. */
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

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
  return Buffer.concat([HEADER, ...blocks, checksum(bytes), uint32(bytes.length)]);
}

/** Maximum size of an uncompressed LZMA2 chunk, in bytes. */
const MAX_CHUNK_BYTES = 0x10000;
/** Stream flags: the integrity check is CRC-32. */
const FLAGS = Buffer.from([0, 1]);
/** Block header: one filter, LZMA2 with a 64 kB dictionary. Padded to 12 bytes including its checksum. */
const BLOCK_HEADER = Buffer.from([2, 0, 0x21, 1, 8, 0, 0, 0]);

/** Creates an xz stream with one uncompressed block. See sections 2 to 5 of the .xz file format 1.1. */
export function xz(bytes: Buffer): Buffer {
  const header = Buffer.concat([BLOCK_HEADER, checksum(BLOCK_HEADER)]);
  const data = lzma2(bytes);
  const check = checksum(bytes);
  const block = Buffer.concat([header, data, padding(data.length), check]);
  const sizes = [header.length + data.length + check.length, bytes.length].map(varint);
  const records = Buffer.concat([Buffer.from([0, 1]), ...sizes]);
  const padded = Buffer.concat([records, padding(records.length)]);
  const index = Buffer.concat([padded, checksum(padded)]);
  const footer = Buffer.concat([uint32(index.length / 4 - 1), FLAGS]);
  return Buffer.concat([
    Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
    FLAGS,
    checksum(FLAGS),
    block,
    index,
    checksum(footer),
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
