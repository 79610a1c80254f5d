/** The address without its query, for messages and reports. */
export const stripQuery = (url: string): string => url.split('?', 1)[0] ?? url;

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

/** How much of an error's body is kept, in characters. */
const LONGEST_BODY = 2_000;

export interface HttpErrorOptions extends ErrorOptions {
  /** What the server's `Retry-After` header asks for, in milliseconds. Default: there was none. */
  readonly retryAfter?: number | undefined;
}

/** The server answered with a status outside 200–299. API-10: "a status code with a body". */
export class HttpError extends PortalApiError {
  override readonly name = 'HttpError';
  /** The answer's body as text, cut at 2,000 characters. */
  readonly body: string;
  /** How long the server asks to wait before the next request, in milliseconds, if it says so. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    url: string,
    body: string,
    options?: HttpErrorOptions,
  ) {
    super(`${url} answered ${status}`, url, options);
    this.body = body.slice(0, LONGEST_BODY);
    this.retryAfter = options?.retryAfter;
  }
}

/** No answer: the connection was refused, lost or blocked. */
export class NetworkError extends PortalApiError {
  override readonly name = 'NetworkError';
}

/** No answer within the time limit of 30 s. API-2. */
export class TimeoutError extends PortalApiError {
  override readonly name = 'TimeoutError';
}

/** The answer is not JSON or does not fit its schema; counts as a failed call. API-8. */
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

/** A wait in words: "40 seconds", "3 minutes", "2 hours". */
function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** One plain sentence for people about why a call failed. It names the wait that the server asks for. API-5. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) {
    if (error.retryAfter) return `The server is busy. Please try again in ${describeWait(error.retryAfter)}.`;
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
