import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|html|svg|map)$/;
/** Smaller files do not benefit from compression, in bytes. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type Decompress = (
  bytes: Uint8Array,
  options: ZlibOptions & BrotliOptions,
  done: (error: Error | null, result: Buffer) => void,
) => void;

/** Unpacks a whole variant. zlib itself skips what comes after the end of the compressed data; browsers may not. */
const unpack =
  (decompress: Decompress) =>
  (bytes: Uint8Array, maxOutputLength: number): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const options = { maxOutputLength, info: true };
      decompress(bytes, options, (error, result) => {
        if (error !== null) return reject(error);
        // With `info`, the result has this shape, which the types do not know.
        const { buffer, engine } = result as unknown as {
          readonly buffer: Buffer;
          readonly engine: { readonly bytesWritten: number };
        };
        if (engine.bytesWritten === bytes.length) resolve(buffer);
        else reject(new Error(`${bytes.length - engine.bytesWritten} bytes follow the compressed data`));
      });
    });

/** The compressed variants of a file, by the extension that static servers look for. */
export const COMPRESSED: Readonly<Record<'.br' | '.gz', (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gz(bytes, { level: 9 }),
};

/**
 * Unpacks the variants, by the same extensions. They fail for bytes that are no such variant or more than one, and
 * for more than `maxBytes` unpacked.
 */
export const DECOMPRESSED: Readonly<
  Record<keyof typeof COMPRESSED, (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array>>
> = { '.br': unpack(brotliDecompress), '.gz': unpack(gunzip) };

/** Whether a file of a release has compressed variants. */
export const isCompressible = (path: string, size: number): boolean =>
  COMPRESSIBLE.test(path) && size >= MIN_BYTES;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!isCompressible(path, bytes.length)) return;
  await Promise.all(
    Object.entries(COMPRESSED).map(async ([extension, encode]) =>
      writeFile(path + extension, await encode(bytes)),
    ),
  );
}

/** Writes `.br` and `.gz` variants next to every compressible file in a folder, for static servers. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}
