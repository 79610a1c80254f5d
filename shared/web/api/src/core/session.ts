import { SESSION_PATH } from '@portal/config';
import * as v from 'valibot';
import { accountRequest, accountUrl } from './account-request';
import { isHttpError } from './errors';
import { request } from './request';

const sessionSchema = v.object({
  user: v.optional(
    v.nullable(
      v.object({
        email: v.string(),
        company: v.nullish(v.string(), ''),
        given_name: v.nullish(v.string(), ''),
        family_name: v.nullish(v.string(), ''),
      }),
    ),
  ),
  tokens: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
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
    await request(accountUrl(SESSION_PATH), { method: 'DELETE' });
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
