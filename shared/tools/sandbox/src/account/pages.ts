import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context';
import { HttpProblem } from '../http/errors';
import { sameOriginOrStart } from '../http/origin';
import { type Html, html, sendPage } from '../http/page';
import { parse } from '../http/parse';
import { demoAccounts } from './demo-accounts';
import * as schemas from './schemas';
import { ensureXsrfCookie, XSRF_FIELD } from './xsrf';

interface FormPage {
  readonly title: string;
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly { name: string; label: string; type: string; autocomplete: string }[];
}

/**
 * Sends a page with a form that redirects to `redirect_url` on success.
 * @param problem with what was sent before. Default: there is none.
 */
function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, action, submit, fields }: FormPage,
  redirect_url = '',
  problem?: Pick<HttpProblem, 'message' | 'statusCode'>,
): FastifyReply {
  const xsrf = ensureXsrfCookie(request, reply);
  const body = html`${problem === undefined ? '' : html`<p class="problem" role="alert">${problem.message}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="${XSRF_FIELD}" value="${xsrf}">
<input type="hidden" name="redirect_url" value="${redirect_url}">
${fields.map(
  ({ name, label, type, autocomplete }) =>
    html`<label>${label}<input name="${name}" type="${type}" autocomplete="${autocomplete}" required></label>\n`,
)}<button type="submit">${submit}</button>
</form>
${redirect_url === '' ? '' : html`<p>You will return to <code>${redirect_url}</code></p>`}
<h2>Demo accounts</h2>
${renderDemoAccounts()}`;
  return sendPage(reply, { title, kicker: 'Account service', body }, problem?.statusCode);
}

/** A table of the demo accounts with their passwords. */
function renderDemoAccounts(): Html {
  return html`<table><thead><tr><th>Email</th><th>Password</th><th>Shows</th></tr></thead><tbody>
${demoAccounts.map(
  ({ email, password, shows }) =>
    html`<tr><td><code>${email}</code></td><td><code>${password}</code></td><td>${shows}</td></tr>\n`,
)}</tbody></table>`;
}

const SIGN_IN: FormPage = {
  title: 'Sign In',
  action: 'signin',
  submit: 'Sign In',
  fields: [
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  ],
};

const SIGN_UP: FormPage = {
  title: 'Create an account',
  action: 'signup',
  submit: 'Create account',
  fields: [
    { name: 'given_name', label: 'Given name', type: 'text', autocomplete: 'given-name' },
    { name: 'family_name', label: 'Family name', type: 'text', autocomplete: 'family-name' },
    { name: 'company', label: 'Company', type: 'text', autocomplete: 'organization' },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' },
    {
      name: 'password',
      label: 'Password (8 characters or more)',
      type: 'password',
      autocomplete: 'new-password',
    },
  ],
};

/** The pages of the account service that the portal links to. CALL-13. */
export function registerAccountPages(app: FastifyInstance, { accounts, sessions }: SandboxContext): void {
  const show = (page: FormPage) => (request: FastifyRequest, reply: FastifyReply) => {
    const { redirect_url } = parse(schemas.returnQuery, request.query, 'query');
    return sendFormPage(request, reply, page, redirect_url);
  };

  app.get('/signin', { config: { call: 'page' } }, show(SIGN_IN));
  app.get('/signup', { config: { call: 'page' } }, show(SIGN_UP));

  app.post('/signin', { config: { call: 'page' } }, async (request, reply) => {
    const { email, password, redirect_url } = parse(schemas.signInForm, request.body);
    const account = accounts.authenticate(email, password);
    if (account === null) {
      const problem = { message: 'Invalid username or password.', statusCode: 401 };
      return sendFormPage(request, reply, SIGN_IN, redirect_url, problem);
    }
    sessions.start(request, reply, account);
    return reply.redirect(sameOriginOrStart(request, redirect_url), 303);
  });

  app.post('/signup', { config: { call: 'page' } }, async (request, reply) => {
    try {
      const form = parse(schemas.signUpForm, request.body);
      const { email, password, given_name: givenName, family_name: familyName, company } = form;
      const account = accounts.create({ email, password, givenName, familyName, company });
      sessions.start(request, reply, account);
      return reply.redirect(sameOriginOrStart(request, form.redirect_url), 303);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const { redirect_url } = parse(schemas.returnQuery, request.body);
      return sendFormPage(request, reply, SIGN_UP, redirect_url, error);
    }
  });

  app.get('/password/forgot', { config: { call: 'page' } }, (_request, reply) =>
    sendPage(reply, {
      title: 'Forgot your password?',
      kicker: 'Account service',
      body: html`<p>The real service would send a message with a link. These accounts exist here:</p>${renderDemoAccounts()}`,
    }),
  );

  app.get('/account', { config: { call: 'page' } }, async (request, reply) => {
    const { redirect_url } = parse(schemas.returnQuery, request.query, 'query');
    const account = sessions.find(request);
    if (account === null)
      return reply.redirect(`signin?redirect_url=${encodeURIComponent(request.url)}`, 303);
    const { givenName, familyName, email, company } = account;
    return sendPage(reply, {
      title: 'My Account',
      kicker: 'Account service',
      body: html`<dl><dt>Name</dt><dd>${givenName} ${familyName}</dd><dt>Email</dt><dd>${email}</dd>
<dt>Company</dt><dd>${company}</dd></dl><p><a href="${sameOriginOrStart(request, redirect_url)}">Back to the portal</a></p>`,
    });
  });
}
