/** The kinds of sums. */
export type Algorithm = 'md5' | 'sha256';

/** Sent to the worker: which sum, the pieces of one file in their order, then the end. */
export type HashRequest =
  | { readonly kind: 'start'; readonly algorithm: Algorithm }
  | { readonly kind: 'piece'; readonly piece: ArrayBuffer }
  | { readonly kind: 'end' };

/** Sent by the worker: one report for each request. */
export type HashReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'hashed' }
  | { readonly kind: 'done'; readonly sum: string }
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
 * @param create compiles the hasher of a sum; rejects if the browser cannot.
 */
export function serveHashing(
  scope: WorkerScope,
  create: Readonly<Record<Algorithm, () => Promise<WasmHasher>>>,
): void {
  let hasher: WasmHasher | undefined;
  const answer = async (request: HashRequest): Promise<HashReport> => {
    switch (request.kind) {
      case 'start':
        hasher = await create[request.algorithm]();
        return { kind: 'ready' };
      case 'piece':
        hasher?.update(new Uint8Array(request.piece));
        return { kind: 'hashed' };
      case 'end':
        return { kind: 'done', sum: hasher?.digest() ?? '' };
    }
  };
  scope.onmessage = async ({ data }) => {
    scope.postMessage(
      await answer(data).catch(
        (error: unknown): HashReport => ({ kind: 'unsupported', message: String(error) }),
      ),
    );
  };
}
