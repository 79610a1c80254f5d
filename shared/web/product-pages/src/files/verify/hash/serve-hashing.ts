/** The sums that a worker computes. */
export type Algorithm = 'md5' | 'sha256';

/** Sums in hexadecimal digits, in lower case. */
export type Sums = Readonly<Partial<Record<Algorithm, string>>>;

/** Sent to the worker: which sums, the pieces of one file in their order, then the end. */
export type HashRequest =
  | { readonly kind: 'start'; readonly algorithms: readonly Algorithm[] }
  | { readonly kind: 'piece'; readonly piece: ArrayBuffer }
  | { readonly kind: 'end' };

/** Sent by the worker: one report for each request. */
export type HashReport =
  /** The request is done. `sums`: none before the end of the file. */
  | { readonly kind: 'done'; readonly sums: Sums }
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
  let hashers: readonly (readonly [Algorithm, WasmHasher])[] = [];
  const answer = async (request: HashRequest): Promise<Sums> => {
    switch (request.kind) {
      case 'start':
        hashers = await Promise.all(
          request.algorithms.map(async (algorithm) => [algorithm, await create[algorithm]()] as const),
        );
        return {};
      case 'piece': {
        const bytes = new Uint8Array(request.piece);
        for (const [, hasher] of hashers) hasher.update(bytes);
        return {};
      }
      case 'end':
        return Object.fromEntries(hashers.map(([algorithm, hasher]) => [algorithm, hasher.digest()]));
    }
  };
  scope.onmessage = async ({ data }) => {
    const report = answer(data).then(
      (sums): HashReport => ({ kind: 'done', sums }),
      (error: unknown): HashReport => ({ kind: 'unsupported', message: String(error) }),
    );
    scope.postMessage(await report);
  };
}
