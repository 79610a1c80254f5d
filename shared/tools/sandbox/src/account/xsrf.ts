import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/errors';
import { fieldOf } from '../http/parse';

const COOKIE = 'XSRF-TOKEN';
/** The header that repeats the cookie's token. */
export const XSRF_HEADER = 'x-xsrf-token';
/** The hidden field of the sandbox's own HTML forms, which cannot send a header. */
export const XSRF_FIELD = 'xsrf_token';

/** Returns the visitor's XSRF token; sets its cookie, which scripts can read, if there is none. */
export function ensureXsrfCookie(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE];
  if (known !== undefined && known !== '') return known;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' });
  return token;
}

/**
 * Rejects write requests that do not repeat the cookie's token, which other sites cannot read. BOX-2.
 * @throws {HttpProblem} 403 if the token is missing or wrong.
 */
export async function checkXsrf(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = request.cookies[COOKIE] ?? '';
  const token = request.headers[XSRF_HEADER] ?? fieldOf(request.body, XSRF_FIELD);
  if (typeof token === 'string' && cookie !== '' && areEqual(token, cookie)) return;
  throw new HttpProblem(
    403,
    'xsrf',
    `The header X-XSRF-TOKEN must repeat the cookie ${COOKIE}, which GET /session sets.`,
  );
}

/** Compares in constant time. */
function areEqual(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(first), digest(second));
}
