import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context';
import { registerLinkRoute } from '../downloads';
import { HttpProblem } from '../http/errors';
import { fieldOf, parse, parseHtmlForms } from '../http/parse';
import { licensedProductsOf, licensesFor, licensesOf } from './licenses';
import { registerAccountPages } from './pages';
import * as schemas from './schemas';
import { type Account, normalizeEmail } from './stored-account';
import { findTrial, startTrial } from './trials';
import { checkXsrf, ensureXsrfCookie } from './xsrf';

/** The account service: sessions, licenses, trials, download links. CALL-1 to CALL-15. */
export async function registerAccountService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  parseHtmlForms(app);
  app.addHook('preHandler', checkXsrf);
  registerSessionRoutes(app, context);
  registerLicenseRoutes(app, context);
  registerLinkRoute(app, context);
  registerAccountPages(app, context);
}

/** Session status, sign-in, sign-out and the marketing identity. CALL-1 to CALL-4. */
function registerSessionRoutes(app: FastifyInstance, { accounts, sessions }: SandboxContext): void {
  app.get('/session', { config: { call: 'session' } }, async (request, reply) => {
    ensureXsrfCookie(request, reply);
    reply.header('cache-control', 'no-store');
    const account = sessions.find(request);
    return account === null ? {} : sessionResponse(account);
  });

  app.delete('/session', { config: { call: 'signout' } }, async (request, reply) => {
    sessions.end(request, reply);
    return { success: true };
  });

  app.post('/api/widgetsignin', { config: { call: 'widgetsignin' } }, async (request, reply) => {
    const { body } = parse(schemas.signIn, request.body);
    const account = accounts.authenticate(body.email, body.password);
    if (account === null) return { success: false };
    sessions.start(request, reply, account);
    return { success: true };
  });

  app.get('/getuserhubspotdata', { config: { call: 'getuserhubspotdata' } }, async (request) => {
    const { email, givenName, familyName, company } = sessions.require(request);
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
function registerLicenseRoutes(app: FastifyInstance, { accounts, sessions, clock }: SandboxContext): void {
  app.get('/getuserlicense', { config: { call: 'getuserlicense', subject: productOf } }, async (request) => {
    const account = sessions.require(request);
    return licensesFor(account, parse(schemas.licenseQuery, request.query, 'query'), clock());
  });

  app.post('/getalllicenses', { config: { call: 'getalllicenses' } }, async (request) => {
    const account = sessions.require(request);
    parse(schemas.nothing, request.body);
    return licensesOf(account, clock());
  });

  app.post('/getlicensebyemail', { config: { call: 'getlicensebyemail' } }, async (request) => {
    const account = sessions.require(request);
    const { email } = parse(schemas.byEmail, request.body);
    if (account.email.split('@')[1] !== STAFF_DOMAIN) throw notStaff();
    return licensesOf(accounts.find(email) ?? { licenses: [] }, clock());
  });

  app.post(
    '/getproductlicense',
    { config: { call: 'getproductlicense', subject: productOf } },
    async (request) => {
      sessions.require(request);
      parse(schemas.licenseRequest, request.body);
      return { success: true };
    },
  );

  app.post('/trialproduct', { config: { call: 'trialproduct', subject: productOf } }, async (request) => {
    const account = sessions.require(request);
    const { product, isCreate } = parse(schemas.trialRequest, request.body);
    return findTrial(isCreate ? startTrial(accounts, account, product, clock()) : account, product, clock());
  });

  app.post('/licensed_products', { config: { call: 'licensed_products' } }, async (request) => {
    const account = sessions.require(request);
    const { company_email } = parse(schemas.byCompanyEmail, request.body);
    if (normalizeEmail(company_email) !== account.email) throw notStaff();
    return licensedProductsOf(account, clock());
  });
}

function notStaff(): HttpProblem {
  return new HttpProblem(403, 'forbidden', "Only staff may see another user's products and licenses.");
}

/** The product of a request, for faults that apply to one product. */
const productOf = ({ query, body }: FastifyRequest): string =>
  fieldOf(query, 'product') || fieldOf(body, 'product');
