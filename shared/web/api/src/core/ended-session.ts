import { accountServiceUrl, getConfig, SESSION_PATH } from '@portal/config';
import { HttpError } from './errors';

/** Statuses with which a service refuses a write whose anti-forgery token is missing or old. */
const REFUSED: readonly number[] = [403, 419];
/** How long to wait for the session's answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Whether the session call answers that nobody is signed in. A call that fails says nothing. */
async function isSignedOut(): Promise<boolean> {
  try {
    const response = await fetch(accountServiceUrl(getConfig(), SESSION_PATH), {
      headers: { accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return true;
    const session: unknown = response.ok ? await response.json() : null;
    return typeof session === 'object' && session !== null && !('user' in session && 'tokens' in session);
  } catch {
    return false;
  }
}

/**
 * Tells a write that is refused because the session has ended from one that is refused for another reason. The cookie
 * of the anti-forgery token can end with the session, and services look at the token first. The session call answers
 * this, and sets a new cookie, so that the next attempt can succeed. API-11.
 * @returns a 401 in place of a 403 or 419 once the session has ended, else the error itself.
 */
export async function asEndedSession(error: unknown, method: string): Promise<unknown> {
  const isRefusedWrite = error instanceof HttpError && REFUSED.includes(error.status) && method !== 'GET';
  if (!isRefusedWrite || !(await isSignedOut())) return error;
  return new HttpError(401, error.url, error.body, { cause: error });
}
