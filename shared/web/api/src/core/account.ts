import { accountServiceUrl, getConfig, pageUrl, SESSION_PATH } from '@portal/config';
import * as v from 'valibot';
import { HttpError, isHttpError } from './errors';
import { type RequestOptions, request } from './request';

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Subscribes to 401 responses of the account service, so that a session which ended elsewhere counts as signed
 * out at the next call. SES-16.
 * @returns a function that unsubscribes.
 */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** URL of a page or call of the account service. */
const accountUrl = (path: string): string => accountServiceUrl(getConfig(), path);

/** How long a refused write waits for the session's answer, in milliseconds. */
const RECHECK_MS = 5_000;

/**
 * Tells a write that is refused because the session has ended from one that is refused for another reason: the cookie
 * of the anti-forgery token can end with the session, and services look at the token first. The session call answers
 * this, and sets a new cookie, so that the next attempt can succeed. API-11.
 * @returns a 401 in place of a 403 or 419 once the session has ended, else the error itself. A session call that fails
 * says nothing.
 */
async function asEndedSession(error: unknown): Promise<unknown> {
  if (!isHttpError(error, 403) && !isHttpError(error, 419)) return error;
  const session = await getSession(AbortSignal.timeout(RECHECK_MS)).catch(() => undefined);
  return session?.kind === 'signed-out' ? new HttpError(401, error.url, error.body, { cause: error }) : error;
}

/** Calls the account service without telling of a 401. */
async function requestAccount<Schema extends v.GenericSchema>(
  path: string,
  options: RequestOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  try {
    return await request(accountUrl(path), options);
  } catch (error) {
    throw (options.method ?? 'GET') === 'GET' ? error : await asEndedSession(error);
  }
}

/** Calls the account service. Options, result and errors are those of {@link request}. */
export async function accountRequest<Schema extends v.GenericSchema>(
  path: string,
  options: RequestOptions<Schema> = {},
): Promise<v.InferOutput<Schema>> {
  try {
    return await requestAccount(path, options);
  } catch (error) {
    if (isHttpError(error, 401)) for (const listener of listeners) listener();
    throw error;
  }
}

/** A page with a return address, to which the account service redirects back. Default: the current URL. */
const returning =
  (path: string) =>
  (returnUrl: string = pageUrl().href) =>
    accountUrl(`${path}?redirect_url=${encodeURIComponent(returnUrl)}`);

/** URLs of the account service's pages. CALL-13. */
export const accountPages = {
  signIn: returning('/signin'),
  signUp: returning('/signup'),
  account: returning('/account'),
  forgotPassword: () => accountUrl('/password/forgot'),
};

const sessionSchema = v.object({
  user: v.nullish(
    v.object({
      email: v.string(),
      company: v.nullish(v.string(), ''),
      given_name: v.nullish(v.string(), ''),
      family_name: v.nullish(v.string(), ''),
    }),
  ),
  tokens: v.nullish(v.record(v.string(), v.unknown())),
});

/** The parsed session response: `user` only if it has both user and tokens. SES-1. */
export type SessionResponse =
  | { readonly kind: 'user'; readonly email: string; readonly company: string; readonly name: string }
  | { readonly kind: 'signed-out' };

/** Requests the session. A signed-out session is `{}` or a 401. CALL-1. */
export async function getSession(signal?: AbortSignal): Promise<SessionResponse> {
  try {
    const { user, tokens } = await accountRequest(SESSION_PATH, { schema: sessionSchema, signal });
    if (!user || !tokens) return { kind: 'signed-out' };
    const name = `${user.given_name} ${user.family_name}`.trim();
    return { kind: 'user', email: user.email, company: user.company, name: name === '' ? user.email : name };
  } catch (error) {
    if (isHttpError(error, 401)) return { kind: 'signed-out' };
    throw error;
  }
}

/**
 * Deletes the session. A 401 or 404 counts as success, because the session has already ended. SES-15.
 * @throws if the call fails in another way.
 */
export async function deleteSession(): Promise<void> {
  try {
    // Not `accountRequest`: a 401 is expected here and must not notify `onUnauthorized` listeners.
    await requestAccount(SESSION_PATH, { method: 'DELETE' });
  } catch (error) {
    if (!isHttpError(error, 401) && !isHttpError(error, 404)) throw error;
  }
}

/** What a user signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in. Resolves to whether the service accepted the credentials. CALL-3. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const { success } = await accountRequest('/api/widgetsignin', {
    method: 'POST',
    json: { body: credentials },
    schema: v.object({ success: v.boolean() }),
  });
  return success;
}
