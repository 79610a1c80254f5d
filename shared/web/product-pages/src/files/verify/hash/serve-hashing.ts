import type { Algorithm } from '../../sums';

/** Sent to the worker: which sum, the pieces of one file in their order, then the end. */
export type HashRequest =
  | { readonly kind: 'start'; readonly algorithm: Algorithm }
  | { readonly kind: 'piece'; readonly piece: ArrayBuffer }
  | { readonly kind: 'end' };

/** Sent by the worker: one report for each request. */
export type HashReport =
  /** The request is done. `sum`: hexadecimal digits in lower case; empty before the end of the file. */
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
 * @param create compiles the hasher of each sum; rejects if the browser cannot.
 */
export function serveHashing(
  scope: WorkerScope,
  create: Readonly<Record<Algorithm, () => Promise<WasmHasher>>>,
): void {
  let hasher: WasmHasher | undefined;
  const answer = async (request: HashRequest): Promise<string> => {
    if (request.kind === 'end') return hasher?.digest() ?? '';
    if (request.kind === 'start') hasher = await create[request.algorithm]();
    else hasher?.update(new Uint8Array(request.piece));
    return '';
  };
  scope.onmessage = async ({ data }) => {
    const report = answer(data).then(
      (sum): HashReport => ({ kind: 'done', sum }),
      (error: unknown): HashReport => ({ kind: 'unsupported', message: String(error) }),
    );
    scope.postMessage(await report);
  };
}
