import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '@libsql/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/problem';
import { type Account, accountOf } from './accounts';

const COOKIE = 'portal_session';
/** Time until a session expires, in milliseconds: 12 hours. */
const LIFETIME_MS = 12 * 3_600_000;

/** Sessions with an httpOnly cookie. The database stores only a hash of its value. */
export class Sessions {
  readonly #db: Client;
  readonly #clock: () => Date;

  constructor(db: Client, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Resolves to the signed-in account; `null` if there is no session. */
  async find(request: FastifyRequest): Promise<Account | null> {
    const token = request.cookies[COOKIE];
    if (token === undefined) return null;
    const { rows } = await this.#db.execute({
      sql: `SELECT accounts.* FROM sessions JOIN accounts USING (email)
            WHERE sessions.token_hash = ? AND sessions.expires_at > ?`,
      args: [hash(token), this.#clock().getTime()],
    });
    return rows[0] === undefined ? null : accountOf(rows[0]);
  }

  /**
   * Resolves to the signed-in account.
   * @throws {HttpProblem} 401 if there is no session.
   */
  async require(request: FastifyRequest): Promise<Account> {
    const account = await this.find(request);
    if (account === null)
      throw new HttpProblem(401, 'signed-out', 'This call needs a session: please sign in.');
    return account;
  }

  /** Starts a session and ends the browser's previous one. */
  async start(request: FastifyRequest, reply: FastifyReply, account: Account): Promise<void> {
    await this.end(request, reply);
    const token = randomBytes(32).toString('base64url');
    const expires = this.#clock().getTime() + LIFETIME_MS;
    await this.#db.batch(
      [
        { sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [this.#clock().getTime()] },
        { sql: 'INSERT INTO sessions VALUES (?, ?, ?)', args: [hash(token), account.email, expires] },
      ],
      'write',
    );
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  }

  /** Ends the session, if there is one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token === undefined) return;
    await this.#db.execute({ sql: 'DELETE FROM sessions WHERE token_hash = ?', args: [hash(token)] });
    reply.clearCookie(COOKIE, { path: '/' });
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
