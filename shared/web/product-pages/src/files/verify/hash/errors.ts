/**
 * `unreadable`: the file changed, is gone, or cannot be read. `not-started`: the browser does not run the worker
 * or the hasher.
 */
export type HashFailure = 'unreadable' | 'not-started';

/** A file could not be hashed. */
export class HashError extends Error {
  override readonly name = 'HashError';
  constructor(
    readonly kind: HashFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
