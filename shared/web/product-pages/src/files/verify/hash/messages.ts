/** Sent to the worker: the pieces of one file in their order, then the end. */
export type HashRequest = { readonly kind: 'piece'; readonly piece: ArrayBuffer } | { readonly kind: 'end' };

/** Sent by the worker: `ready` when it has started, then one report for each request. */
export type HashReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'hashed' }
  | { readonly kind: 'done'; readonly md5: string }
  /** The browser cannot run the hasher. */
  | { readonly kind: 'unsupported'; readonly message: string };
