/** Why a content file could not be used; the page shows a message for each. CALL-21, CONTENT-1. */
export type ContentFailure =
  | 'not-found'
  | 'too-large'
  | 'not-base64'
  | 'not-json'
  | 'wrong-shape'
  | 'request-failed';

const REASONS: Record<ContentFailure, string> = {
  'not-found': 'The content file does not exist.',
  'too-large': 'The content file is larger than 1 MB, which the content service does not deliver.',
  'not-base64': 'The content file is not encoded as agreed (base64).',
  'not-json': 'The content file is not valid JSON.',
  'wrong-shape': 'The content file does not have the expected shape.',
  'request-failed': 'The content service could not be asked.',
};

/** A content file could not be read. `cause` is the failed call, if one failed. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly kind: ContentFailure,
    /** Path below `content-data/`. */
    readonly path: string,
    /** Details for people who can fix the file. */
    readonly detail: string = '',
    options?: ErrorOptions,
  ) {
    super(`${path}: ${REASONS[kind]}${detail === '' ? '' : ` ${detail}`}`, options);
  }

  /** The failure in one sentence, for users. */
  get reason(): string {
    return REASONS[this.kind];
  }
}

/** Whether an error is a {@link ContentError}. @param kind the expected kind. Default: any. */
export function isContentError(error: unknown, kind?: ContentFailure): error is ContentError {
  return (
    error instanceof Error &&
    error.name === 'ContentError' &&
    (kind === undefined || ('kind' in error && error.kind === kind))
  );
}
