import { createHash } from 'node:crypto';

/** The bytes of a stored file, and a tag (like an ETag) that changes with them. */
export interface Stored {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** A conditional replacement of a file. */
export interface Replacement {
  /** Path from the store's root, with slashes. Every store refuses one that could lead out of it. REL-8. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The tag that the file must have; `null`: it must not exist. */
  readonly expected: string | null;
}

/** Paths of what is directly in a folder, from the store's root. */
export interface Listing {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/**
 * Where releases are published: a folder, or a prefix in a bucket. The interface covers everything that
 * publishing needs, so that both kinds give the same guarantees.
 */
export interface ReleaseStore {
  /** The store's location as users write it: a folder's path, or `s3://bucket/prefix`. */
  readonly location: string;

  /** Reads a file; resolves to `null` if it does not exist. */
  read(path: string): Promise<Stored | null>;

  /** Creates a file that will never change; resolves to `false`, and changes nothing, if it exists. */
  create(path: string, bytes: Uint8Array): Promise<boolean>;

  /**
   * Replaces files in order and as close together as the store can, each one atomically. Stops before
   * the first file whose tag is not as expected. Resolves to the number of replaced files; if it is less
   * than all, the caller must read again and retry.
   */
  replace(changes: readonly Replacement[]): Promise<number>;

  /**
   * Deletes files, in order; those that do not exist are skipped. Only {@link removeVersions} may delete
   * what a page can still request.
   */
  remove(paths: readonly string[]): Promise<void>;

  /** Lists what is directly in a folder; nothing if it does not exist. */
  list(folder: string): Promise<Listing>;
}

/** Resolves to the paths of all files below a folder. */
export async function filesBelow(store: ReleaseStore, folder: string): Promise<string[]> {
  const { files, folders } = await store.list(folder);
  const below = await Promise.all(folders.map((path) => filesBelow(store, path)));
  return [...files, ...below.flat()];
}

/** Reads a text file from a store; `null` if it does not exist. */
export async function readText(store: ReleaseStore, path: string) {
  const stored = await store.read(path);
  return stored === null ? null : { text: textOf(stored.bytes), tag: stored.tag };
}

/** Replaces one file. @param stored the file as it was read. @returns `false` if it has changed since. */
export const replaceOne = async (
  store: ReleaseStore,
  path: string,
  bytes: Uint8Array,
  stored: { readonly tag: string } | null,
): Promise<boolean> => (await store.replace([{ path, bytes, expected: stored?.tag ?? null }])) === 1;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Whether a file exists and has these bytes. */
export const hasBytes = (stored: Stored | null, bytes: Uint8Array): boolean =>
  stored !== null && Buffer.compare(stored.bytes, bytes) === 0;

/** The hash of a file's bytes in a manifest: SHA-256 in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
