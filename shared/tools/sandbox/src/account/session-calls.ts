import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';
import { type Account, authenticate } from './accounts';
import * as schemas from './schemas';
import { ensureXsrfCookie } from './xsrf';

/** Session status, sign-in, sign-out and the marketing identity. CALL-1 to CALL-4. */
export function registerSessionRoutes(app: FastifyInstance, { db, sessions }: SandboxContext): void {
  app.get('/session', { config: { call: 'session' } }, async (request, reply) => {
    ensureXsrfCookie(request, reply);
    reply.header('cache-control', 'no-store');
    const account = await sessions.find(request);
    return account === null ? {} : sessionResponse(account);
  });

  app.delete('/session', { config: { call: 'signout' } }, async (request, reply) => {
    await sessions.end(request, reply);
    return { success: true };
  });

  app.post('/api/widgetsignin', { config: { call: 'widgetsignin' } }, async (request, reply) => {
    const { body } = parse(schemas.signIn, request.body);
    const account = await authenticate(db, body.email, body.password);
    if (account === null) return { success: false };
    await sessions.start(request, reply, account);
    return { success: true };
  });

  app.get('/getuserhubspotdata', { config: { call: 'getuserhubspotdata' } }, async (request) => {
    const { email, givenName, familyName, company } = await sessions.require(request);
    return { email, firstname: givenName, lastname: familyName, company };
  });
}

function sessionResponse({ email, company, givenName, familyName, hasTokens }: Account) {
  const user = { email, company, given_name: givenName, family_name: familyName };
  return hasTokens ? { user, tokens: { token_type: 'Bearer', scope: 'portal' } } : { user };
}
