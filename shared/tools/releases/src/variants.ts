import { hashOf } from './hash-of';
import { DECOMPRESSED } from './store/compress';
import type { ReleaseStore } from './store/store';

type Unpack = (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array>;

/** A compressed variant of a file. */
export interface Variant {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly unpack: Unpack;
}

/** Whether a compressed variant unpacks to the file with this hash and size; else why it does not. */
export async function checkVariant(
  { bytes, unpack }: Variant,
  hash: string,
  size: number,
): Promise<{ readonly ok: boolean; readonly cause?: unknown }> {
  try {
    return { ok: hashOf(await unpack(bytes, Math.max(1, size))) === hash };
  } catch (cause) {
    return { ok: false, cause };
  }
}

/** Reads the compressed variants of a file that a store has. */
export async function variantsOf(store: ReleaseStore, path: string): Promise<Variant[]> {
  const read = Object.entries(DECOMPRESSED).map(async ([extension, unpack]) => {
    const stored = await store.read(path + extension);
    return stored === null ? [] : [{ path: path + extension, bytes: stored.bytes, unpack }];
  });
  return (await Promise.all(read)).flat();
}
