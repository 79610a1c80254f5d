import { SESSION_PATH } from '@portal/config';
import * as v from 'valibot';
import { accountRequest, accountUrl } from './account-request';
import { isHttpError } from './errors';
import { request } from './request';

const sessionAnswer = v.object({
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

/** What the session call says: somebody only when both user and tokens are there. SES-1. */
export type SessionAnswer =
  | { readonly kind: 'user'; readonly email: string; readonly company: string; readonly name: string }
  | { readonly kind: 'nobody' };

/** Asks who is signed in. A signed-out session may answer `{}` or 401. CALL-1. */
export async function getSession(signal?: AbortSignal): Promise<SessionAnswer> {
  try {
    const { user, tokens } = await accountRequest(SESSION_PATH, { schema: sessionAnswer, signal });
    if (!user || !tokens) return { kind: 'nobody' };
    const name = `${user.given_name} ${user.family_name}`.trim();
    return { kind: 'user', email: user.email, company: user.company, name: name === '' ? user.email : name };
  } catch (error) {
    if (isHttpError(error, 401)) return { kind: 'nobody' };
    throw error;
  }
}

/**
 * Ends the session. One that the service does not know anymore (401, 404) has ended. SES-15.
 * @throws when the service could not be told.
 */
export async function deleteSession(): Promise<void> {
  try {
    // Not an account request: nobody is to be told that a session ended whose end is wanted.
    await request(accountUrl(SESSION_PATH), { method: 'DELETE' });
  } catch (error) {
    if (!isHttpError(error, 401) && !isHttpError(error, 404)) throw error;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; resolves to whether the service accepted the credentials. CALL-3. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const { success } = await accountRequest('/api/widgetsignin', {
    method: 'POST',
    json: { body: credentials },
    schema: v.object({ success: v.boolean() }),
  });
  return success;
}
