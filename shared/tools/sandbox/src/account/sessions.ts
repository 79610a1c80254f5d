import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/errors';
import type { AccountStore } from './account-store';
import type { Account } from './stored-account';

const COOKIE = 'portal_session';
/** Time until a session expires, in milliseconds: 12 hours. */
const LIFETIME_MS = 12 * 3_600_000;

/** Sessions with an httpOnly cookie. Only a hash of its value is stored. */
export class Sessions {
  constructor(
    private readonly accounts: AccountStore,
    private readonly clock: () => Date,
  ) {}

  /** The signed-in account; `null` if there is no session. */
  find(request: FastifyRequest): Account | null {
    const token = request.cookies[COOKIE];
    if (token === undefined) return null;
    return this.accounts.findBySession(hash(token), this.clock()) ?? null;
  }

  /**
   * The signed-in account.
   * @throws {HttpProblem} 401 if there is no session.
   */
  require(request: FastifyRequest): Account {
    const account = this.find(request);
    if (account === null)
      throw new HttpProblem(401, 'signed-out', 'This call needs a session: please sign in.');
    return account;
  }

  /** Starts a session and ends the browser's previous one. */
  start(request: FastifyRequest, reply: FastifyReply, { email }: Account): void {
    this.end(request, reply);
    const token = randomBytes(32).toString('base64url');
    const now = this.clock();
    this.accounts.addSession(hash(token), { email, expires: now.getTime() + LIFETIME_MS }, now);
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  }

  /** Ends the session, if there is one. */
  end(request: FastifyRequest, reply: FastifyReply): void {
    const token = request.cookies[COOKIE];
    if (token === undefined) return;
    this.accounts.endSession(hash(token));
    reply.clearCookie(COOKIE, { path: '/' });
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
