/** The URL without its query, for messages and reports. */
export const stripQuery = (url: string): string => url.split('?', 1)[0] ?? url;

/** Base class of errors of a call: carries the URL, and the cause. */
abstract class PortalApiError extends Error {
  abstract override readonly name: string;

  constructor(
    message: string,
    /** The requested URL without its query, which may hold personal data. */
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How much of an error response's body is kept, in characters. */
const MAX_BODY_LENGTH = 2_000;

export interface HttpErrorOptions extends ErrorOptions {
  /** Value of the response's `Retry-After` header, in milliseconds. Default: the header is missing. */
  readonly retryAfter?: number | undefined;
}

/** A response with a status outside 200–299; carries status and body. API-10. */
export class HttpError extends PortalApiError {
  override readonly name = 'HttpError';
  /** The response's body as text, cut off after 2,000 characters. */
  readonly body: string;
  /** Value of the `Retry-After` header, in milliseconds, if the response has one. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    url: string,
    body: string,
    options?: HttpErrorOptions,
  ) {
    super(`${url} answered ${status}`, url, options);
    this.body = body.slice(0, MAX_BODY_LENGTH);
    this.retryAfter = options?.retryAfter;
  }
}

/** No response: the connection was refused, lost or blocked. */
export class NetworkError extends PortalApiError {
  override readonly name = 'NetworkError';
}

/** No response within the timeout of 30 s. API-2. */
export class TimeoutError extends PortalApiError {
  override readonly name = 'TimeoutError';
}

/** The response is not JSON or does not match its schema; counts as a failed call. API-8. */
export class ResponseError extends PortalApiError {
  override readonly name = 'ResponseError';

  constructor(
    url: string,
    /** The mismatches, one line each, such as `user.email: expected string`. */
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${url} gave an unexpected answer: ${issues.join('; ')}`, url, options);
  }
}

// A page can load two copies of this package, so guards compare the name instead of using `instanceof`.
const hasName = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

/** Whether an error is an {@link HttpError}. @param status the expected status. Default: any. */
export function isHttpError(error: unknown, status?: number): error is HttpError {
  return (
    hasName(error, 'HttpError') && (status === undefined || ('status' in error && error.status === status))
  );
}

/** When a wait is over, in words: "in 40 seconds", "in 3 minutes", "in 2 hours"; "later" for more than two days. */
function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds > 172_800) return 'later';
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Describes a failed call to users in one sentence. Names the wait of a `Retry-After` header. API-5. */
export function describeError(error: unknown): string {
  if (isHttpError(error)) {
    if (error.retryAfter) return `The server is busy. Please try again ${describeWait(error.retryAfter)}.`;
    if (error.status === 401) return 'Your session has ended. Please sign in again.';
    if (error.status === 403) return 'The server refused the request.';
    if (error.status === 404) return 'The server does not have it.';
    if (error.status === 429) return 'The server is busy. Please try again in a moment.';
    return `The server answered with an error (${error.status}).`;
  }
  if (hasName(error, 'TimeoutError')) return 'The server did not answer in time.';
  if (hasName(error, 'NetworkError')) return 'The server could not be reached. Please check your connection.';
  if (hasName(error, 'ResponseError'))
    return 'The server gave an answer that the portal does not understand.';
  return 'Something unexpected happened.';
}
