import { bytesOf, type ReleaseStore, replaceOne } from '../store/store';

/** Replaces a file of a store, as other tools than the release tool would. */
export async function overwrite(store: ReleaseStore, path: string, text: string): Promise<void> {
  await replaceOne(store, path, bytesOf(text), await store.read(path));
}
