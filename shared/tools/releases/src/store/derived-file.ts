import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DECOMPRESSED } from './compress';
import { bytesOf, type ReleaseStore, type Replacement, type Stored } from './store';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Derived files are compressed again and again, so not with the highest quality, which takes ten times as long. */
const BROTLI_QUALITY = 9;

const ENCODINGS = {
  '.br': (bytes: Uint8Array) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  '.gz': (bytes: Uint8Array) => gz(bytes, { level: 9 }),
} as const;

/** A derived file and its compressed variants, as they were before the work that it is derived from. */
export interface DerivedFile {
  readonly path: string;
  /** `null`: it does not exist. */
  readonly stored: Stored | null;
  /** The tags of its variants by extension; `null`: it does not exist. */
  readonly variants: Readonly<Record<keyof typeof ENCODINGS, string | null>>;
  /** Whether each variant that exists is one of the file: they are written first, and that may have been interrupted. */
  readonly isWhole: boolean;
}

const isVariant = (extension: keyof typeof ENCODINGS, variant: Stored, { bytes }: Stored): Promise<boolean> =>
  DECOMPRESSED[extension](variant.bytes, Math.max(1, bytes.length)).then(
    (unpacked) => Buffer.compare(unpacked, bytes) === 0,
    () => false,
  );

/** Reads a derived file. Read it before what it is derived from, so that nothing newer is replaced. PAGES-7. */
export async function readDerived(store: ReleaseStore, path: string): Promise<DerivedFile> {
  const [stored, br, gzipped] = await Promise.all([
    store.read(path),
    store.read(`${path}.br`),
    store.read(`${path}.gz`),
  ]);
  const isWhole = await Promise.all([
    stored === null || br === null || isVariant('.br', br, stored),
    stored === null || gzipped === null || isVariant('.gz', gzipped, stored),
  ]);
  return {
    path,
    stored,
    variants: { '.br': br?.tag ?? null, '.gz': gzipped?.tag ?? null },
    isWhole: isWhole.every(Boolean),
  };
}

/** Whether a file and its variants have these bytes already. */
export const isSame = ({ stored, isWhole }: DerivedFile, bytes: Uint8Array): boolean =>
  isWhole && stored !== null && Buffer.compare(stored.bytes, bytes) === 0;

/** The replacements of a derived file and of its variants for servers that send compressed files; the file is last. */
export async function replacements(
  { path, stored, variants }: DerivedFile,
  bytes: Uint8Array,
): Promise<Replacement[]> {
  const compressed = await Promise.all(
    (['.br', '.gz'] as const).map(async (extension) => ({
      path: path + extension,
      bytes: await ENCODINGS[extension](bytes),
      expected: variants[extension],
    })),
  );
  return [...compressed, { path, bytes, expected: stored?.tag ?? null }];
}

/**
 * Replaces a derived file unless it is the same. PAGES-7.
 * @returns whether it is up to date; `false` if another publisher changed it meanwhile.
 */
export async function replaceFile(store: ReleaseStore, before: DerivedFile, text: string): Promise<boolean> {
  const bytes = bytesOf(text);
  if (isSame(before, bytes)) return true;
  const changes = await replacements(before, bytes);
  return (await store.replace(changes)) === changes.length;
}
