/** Bytes of a stored file, and a tag that changes with them. */
export interface Stored {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** A file to replace, if it still is what it was. */
export interface Replacement {
  /** Path from the store's root, with slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The tag that the file must still have; `null`: it must not exist. */
  readonly expected: string | null;
}

/**
 * Where releases are published: a folder, or a part of a bucket. All that publishing needs of it, so
 * that both promise the same.
 */
export interface ReleaseStore {
  /** As a person writes it: a folder's path, or `s3://bucket/prefix`. */
  readonly place: string;

  /** Resolves to `null` when there is no such file. */
  read(path: string): Promise<Stored | null>;

  /** Puts a file that will never change; `false` when one is there already, which then stays. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;

  /**
   * Replaces files, in their order and as nearly at once as the store can: each one wholly or not at
   * all. Ends before the first that is no longer as expected, and resolves to how many were replaced;
   * when that is not all of them, the caller has to look again.
   */
  replace(changes: readonly Replacement[]): Promise<number>;

  /** Paths of the files directly in a folder. */
  list(folder: string): Promise<string[]>;
}

/** Reads a text file of a store; `null` when there is none. */
export async function readText(
  store: ReleaseStore,
  path: string,
): Promise<{ readonly text: string; readonly tag: string } | null> {
  const stored = await store.read(path);
  return stored === null ? null : { text: new TextDecoder().decode(stored.bytes), tag: stored.tag };
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
