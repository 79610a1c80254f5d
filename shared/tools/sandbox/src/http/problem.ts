/** An invalid field of a request. */
export interface FieldProblem {
  /** Path of the field, such as `body.email`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * An error that is sent as a status and a JSON body `{error, message, problems?}`.
 * `error` is a short code for programs, `message` a sentence for people.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly statusCode: number,
    readonly error: string,
    message: string,
    readonly problems?: readonly FieldProblem[],
  ) {
    super(message);
  }
}
