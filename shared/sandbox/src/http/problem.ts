/** One wrong field of a request. */
export interface FieldProblem {
  /** Where it stands, such as `body.email`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * A request that is answered with a status and a JSON body `{error, message, problems?}`.
 * `error` is a short word for programs, `message` a sentence for people.
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
