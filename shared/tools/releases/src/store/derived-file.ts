import { compress, EXTENSIONS, type Extension, isVariant, QUICK_QUALITY } from './compress';
import { bytesOf, hasBytes, type ReleaseStore, type Replacement, type Stored } from './store';

/** A derived file and its compressed variants, as they were before the work that it is derived from. */
export interface DerivedFile {
  readonly path: string;
  /** `null`: it does not exist. */
  readonly stored: Stored | null;
  /** The tags of its variants by extension; `null`: it does not exist. */
  readonly variants: Readonly<Record<Extension, string | null>>;
  /** Whether each variant that exists is one of the file: they are written first, and that may have been interrupted. */
  readonly isWhole: boolean;
}

/** Reads a derived file. Read it before what it is derived from, so that nothing newer is replaced. PAGES-7. */
export async function readDerived(store: ReleaseStore, path: string): Promise<DerivedFile> {
  const [stored, br, gz] = await Promise.all(['', ...EXTENSIONS].map((end) => store.read(path + end)));
  const isWhole = await Promise.all([
    !stored || !br || isVariant('.br', br.bytes, stored.bytes),
    !stored || !gz || isVariant('.gz', gz.bytes, stored.bytes),
  ]);
  return {
    path,
    stored: stored ?? null,
    variants: { '.br': br?.tag ?? null, '.gz': gz?.tag ?? null },
    isWhole: isWhole.every(Boolean),
  };
}

/** Whether a file and its variants have these bytes already. */
export const isSame = ({ stored, isWhole }: DerivedFile, bytes: Uint8Array): boolean =>
  isWhole && hasBytes(stored, bytes);

/** The replacements of a derived file and of its variants for servers that send compressed files; the file is last. */
export async function replacements(
  { path, stored, variants }: DerivedFile,
  bytes: Uint8Array,
): Promise<Replacement[]> {
  const compressed = await Promise.all(
    EXTENSIONS.map(async (extension) => ({
      path: path + extension,
      bytes: await compress(extension, bytes, QUICK_QUALITY),
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
