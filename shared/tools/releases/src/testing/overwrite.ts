import { bytesOf, type ReleaseStore, replaceOne } from '../store/store';

/** Replaces a file of a store, as somebody would who does not use the release tool. */
export async function overwrite(store: ReleaseStore, path: string, text: string): Promise<void> {
  await replaceOne(store, path, bytesOf(text), await store.read(path));
}
