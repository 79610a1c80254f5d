import { bytesOf, type ReleaseStore, type Stored } from '../release/store/store';
import { replacements } from './variants';

/**
 * Replaces a derived file unless it is the same. PAGES-7.
 * @param before the file when the work that `text` is derived from began; `null`: it did not exist.
 * @returns whether it is up to date; `false` if another publisher changed it meanwhile.
 */
export async function replaceFile(
  store: ReleaseStore,
  { path, text }: { readonly path: string; readonly text: string },
  before: Stored | null,
): Promise<boolean> {
  const bytes = bytesOf(text);
  if (before !== null && Buffer.compare(before.bytes, bytes) === 0) return true;
  const changes = await replacements(store, { path, bytes, expected: before?.tag ?? null });
  return (await store.replace(changes)) === changes.length;
}
