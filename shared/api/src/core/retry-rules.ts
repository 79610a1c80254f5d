/** The longest `Retry-After` that is waited for, in milliseconds. API-5. */
const MAX_RETRY_AFTER_MS = 5_000;

/** Whether a status may be gone at the next attempt: 429 and every 5xx but 501 and 505. API-4. */
const isTemporary = (status: number): boolean =>
  status === 429 || (status >= 500 && status <= 599 && status !== 501 && status !== 505);

/** The statuses after which a GET is repeated. */
export const RETRIED_STATUSES: readonly number[] = Array.from(
  { length: 200 },
  (_, index) => 400 + index,
).filter(isTemporary);

/**
 * How long a response's `Retry-After` asks to wait, in milliseconds, from seconds or from an HTTP date.
 * @returns undefined without the header, or when it is malformed.
 */
export function retryAfterOf({ headers }: Response, now: number = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Whether a GET with this response is worth another attempt. A wait that is too long ends the attempts. */
export const mayRetry = (response: Response): boolean =>
  isTemporary(response.status) && (retryAfterOf(response) ?? 0) <= MAX_RETRY_AFTER_MS;
