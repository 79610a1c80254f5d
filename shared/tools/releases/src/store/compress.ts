import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesIn } from '@portal/build/files-in';

const COMPRESSIBLE = /\.(js|css|json|html|svg|map)$/;
/** Smaller files do not benefit from compression, in bytes. */
const MIN_BYTES = 512;

/** The extensions of a file's compressed variants, which static servers look for. */
export const EXTENSIONS = ['.br', '.gz'] as const;
export type Extension = (typeof EXTENSIONS)[number];

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const ungz = promisify(gunzip);

/**
 * A quality of Brotli for what is compressed again and again. Of a rendered page, the highest one saves another 2 % and
 * takes five times as long; the one below takes a third, and makes it 6 % larger.
 */
export const QUICK_QUALITY = 10;

/** Makes a compressed variant. @param quality that of Brotli. Default: the highest, for what is compressed once. */
export const compress = (
  extension: Extension,
  bytes: Uint8Array,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Uint8Array> =>
  extension === '.gz'
    ? gz(bytes, { level: 9 })
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });

/**
 * Unpacks a compressed variant. It fails for bytes that are no such variant or more than one, and for more than
 * `maxOutputLength` unpacked. zlib itself skips what comes after the end of the compressed data; browsers may not.
 */
export async function unpack(
  extension: Extension,
  bytes: Uint8Array,
  maxOutputLength: number,
): Promise<Uint8Array> {
  const unpacked = await (extension === '.gz' ? ungz : unbrotli)(bytes, { maxOutputLength, info: true });
  // With `info`, the result has this shape, which the types do not know.
  const { buffer, engine } = unpacked as unknown as {
    readonly buffer: Buffer;
    readonly engine: { readonly bytesWritten: number };
  };
  if (engine.bytesWritten === bytes.length) return buffer;
  throw new Error(`${bytes.length - engine.bytesWritten} bytes follow the compressed data`);
}

/** @throws if a compressed variant does not unpack to the file. REL-9. */
export async function assertVariant(extension: Extension, variant: Uint8Array, file: Uint8Array) {
  const unpacked = await unpack(extension, variant, Math.max(1, file.length));
  if (Buffer.compare(unpacked, file) !== 0) throw new Error('It is the variant of another file');
}

/** Whether a compressed variant unpacks to the file. */
export const isVariant = (extension: Extension, variant: Uint8Array, file: Uint8Array): Promise<boolean> =>
  assertVariant(extension, variant, file).then(
    () => true,
    () => false,
  );

/** Whether a file of a release has compressed variants. */
export const isCompressible = (path: string, size: number): boolean =>
  COMPRESSIBLE.test(path) && size >= MIN_BYTES;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!isCompressible(path, bytes.length)) return;
  const variants = EXTENSIONS.map(async (extension) =>
    writeFile(path + extension, await compress(extension, bytes)),
  );
  await Promise.all(variants);
}

/** Writes `.br` and `.gz` variants next to every compressible file in a folder, for static servers. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((path) => COMPRESSIBLE.test(path));
  await Promise.all(files.map(compressFile));
}
