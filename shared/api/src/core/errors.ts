/** The address without its query, for messages and reports. */
export const bare = (url: string): string => url.split('?', 1)[0] ?? url;

/** What every failed call of a service has in common: which address, and what caused it. */
export abstract class PortalApiError extends Error {
  abstract override readonly name: string;

  constructor(
    message: string,
    /** The address that was asked, without its query (which may hold personal data). */
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server answered with a status outside 200–299. Spec Q§8: "a status code with a body". */
export class HttpError extends PortalApiError {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    url: string,
    /** The answer's body as text, cut at 2,000 characters. */
    readonly body: string,
    options?: ErrorOptions,
  ) {
    super(`${url} answered ${status}`, url, options);
  }
}

/** No answer: the connection was refused, lost or blocked. */
export class NetworkError extends PortalApiError {
  override readonly name = 'NetworkError';
}

/** No answer within the time limit of 30 s. Decisions §2. */
export class TimeoutError extends PortalApiError {
  override readonly name = 'TimeoutError';
}

/** The answer is not JSON or does not fit its schema; counts as a failed call. Decisions §2. */
export class AnswerError extends PortalApiError {
  override readonly name = 'AnswerError';

  constructor(
    url: string,
    /** What does not fit, one line each: `user.email: Expected string`. */
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${url} gave an unexpected answer: ${issues.join('; ')}`, url, options);
  }
}

// Two copies of this package can be on a page, so guards look at the name.
const named = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;

export function isHttpError(error: unknown, status?: number): error is HttpError {
  return (
    named(error, 'HttpError') && (status === undefined || ('status' in error && error.status === status))
  );
}

/** One plain sentence for people about why a call failed. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) {
    if (error.status === 401) return 'Your session has ended. Please sign in again.';
    if (error.status === 403) return 'The server refused the request.';
    if (error.status === 404) return 'The server does not have it.';
    if (error.status === 429) return 'The server is busy. Please try again in a moment.';
    return `The server answered with an error (${error.status}).`;
  }
  if (named(error, 'TimeoutError')) return 'The server did not answer in time.';
  if (named(error, 'NetworkError')) return 'The server could not be reached. Please check your connection.';
  if (named(error, 'AnswerError')) return 'The server gave an answer that the portal does not understand.';
  return 'Something unexpected happened.';
}
