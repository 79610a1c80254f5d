/** Sent to the worker: the file to hash. A worker hashes one file. */
export interface HashRequest {
  readonly file: Blob;
}

/** Sent by the worker. The first report follows the request at once. */
export type HashReport =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'done'; readonly md5: string }
  /** The file cannot be read, or is not what it was when it was chosen. */
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The browser cannot run the hasher. */
  | { readonly kind: 'unsupported'; readonly message: string };
