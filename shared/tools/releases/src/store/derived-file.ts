import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
}

/** Reads a derived file. Read it before what it is derived from, so that nothing newer is replaced. PAGES-7. */
export async function readDerived(store: ReleaseStore, path: string): Promise<DerivedFile> {
  const [stored, br, gzipped] = await Promise.all(
    [path, `${path}.br`, `${path}.gz`].map((name) => store.read(name)),
  );
  return { path, stored: stored ?? null, variants: { '.br': br?.tag ?? null, '.gz': gzipped?.tag ?? null } };
}

/** Whether a file has these bytes already. */
export const isSame = ({ stored }: DerivedFile, bytes: Uint8Array): boolean =>
  stored !== null && Buffer.compare(stored.bytes, bytes) === 0;

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
