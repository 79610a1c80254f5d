/** Sent to the worker: the pieces of one file in their order, then the end. */
export type HashRequest = { readonly kind: 'piece'; readonly piece: ArrayBuffer } | { readonly kind: 'end' };

/** Sent by the worker: `ready` when it has started, then one report for each request. */
export type HashReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'hashed' }
  | { readonly kind: 'done'; readonly md5: string }
  /** The browser cannot run the hasher. */
  | { readonly kind: 'unsupported'; readonly message: string };

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent<HashRequest>) => unknown) | null;
  postMessage(report: HashReport): void;
}

/** The part of hash-wasm's hasher that is used. */
interface WasmHasher {
  update(bytes: Uint8Array): unknown;
  digest(): string;
}

/**
 * Hashes the pieces that the page sends. The page reads the file, because WebKit lets no worker from a data: URL
 * read one.
 * @param createHasher compiles the hasher; rejects if the browser cannot.
 */
export async function serveHashing(
  scope: WorkerScope,
  createHasher: () => Promise<WasmHasher>,
): Promise<void> {
  try {
    const hasher = await createHasher();
    scope.onmessage = ({ data }) => {
      if (data.kind === 'end') return scope.postMessage({ kind: 'done', md5: hasher.digest() });
      hasher.update(new Uint8Array(data.piece));
      scope.postMessage({ kind: 'hashed' });
    };
    scope.postMessage({ kind: 'ready' });
  } catch (error) {
    scope.postMessage({ kind: 'unsupported', message: String(error) });
  }
}
