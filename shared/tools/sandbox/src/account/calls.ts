import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { type Account, authenticate, normalizeEmail } from './accounts';
import { licensedProductsOf } from './licensed-products';
import { licensesFor, licensesOf } from './licenses';
import * as schemas from './schemas';
import { findTrial, startTrial } from './trials';
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

/** E-mail domain of staff, as in `internalDomains` of `portal.config.json`. */
const STAFF_DOMAIN = 'vendor.example';

/** License checks and listings, license requests, trials, licensed products. CALL-5 to CALL-11. */
export function registerLicenseRoutes(app: FastifyInstance, { db, sessions, clock }: SandboxContext): void {
  app.get('/getuserlicense', { config: { call: 'getuserlicense', subject: productOf } }, async (request) => {
    const account = await sessions.require(request);
    const { product, ...scope } = parse(schemas.licenseQuery, request.query, 'query');
    return licensesFor(db, account.email, product, scope, clock());
  });

  app.post('/getalllicenses', { config: { call: 'getalllicenses' } }, async (request) => {
    const account = await sessions.require(request);
    parse(schemas.nothing, request.body);
    return licensesOf(db, account.email, clock());
  });

  app.post('/getlicensebyemail', { config: { call: 'getlicensebyemail' } }, async (request) => {
    const account = await sessions.require(request);
    const { email } = parse(schemas.byEmail, request.body);
    if (!isStaff(account)) throw notStaff();
    return licensesOf(db, email, clock());
  });

  app.post(
    '/getproductlicense',
    { config: { call: 'getproductlicense', subject: productOf } },
    async (request) => {
      const account = await sessions.require(request);
      const body = parse(schemas.licenseRequest, request.body);
      await db.execute({
        sql: `INSERT INTO license_requests (email, company_email, product, license_type, expiration_date)
            VALUES (?, ?, ?, ?, ?)`,
        args: [account.email, body.company_email, body.product, body.license_type, body.expiration_date],
      });
      return { success: true };
    },
  );

  app.post('/trialproduct', { config: { call: 'trialproduct', subject: productOf } }, async (request) => {
    const { email } = await sessions.require(request);
    const { product, isCreate } = parse(schemas.trialRequest, request.body);
    return isCreate ? startTrial(db, email, product, clock()) : findTrial(db, email, product, clock());
  });

  app.post('/licensed_products', { config: { call: 'licensed_products' } }, async (request) => {
    const account = await sessions.require(request);
    const { company_email } = parse(schemas.byCompanyEmail, request.body);
    if (normalizeEmail(company_email) !== account.email) throw notStaff();
    return licensedProductsOf(db, account, clock());
  });
}

function isStaff({ email }: Account): boolean {
  return email.split('@')[1] === STAFF_DOMAIN;
}

function notStaff(): HttpProblem {
  return new HttpProblem(403, 'forbidden', "Only staff may see another user's products and licenses.");
}

/** The product of a request, for faults that apply to one product. */
function productOf(request: { query: unknown; body: unknown }): string {
  for (const part of [request.query, request.body]) {
    if (typeof part === 'object' && part !== null && 'product' in part) return String(part.product);
  }
  return '';
}
