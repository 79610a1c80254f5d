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
  for (const { name, bytes } of entries) {
    file.addBuffer(bytes, name, { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true });
  }
  file.end();
  const chunks: Buffer[] = [];
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
