import type { FastifyReply } from 'fastify';
import { type Html, html } from '../http/html';
import { sendPage } from '../http/page';
import { demoAccounts } from './demo-accounts';
import { XSRF_FIELD } from './xsrf';

export interface FormPage {
  readonly title: string;
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly { name: string; label: string; type: string; autocomplete: string }[];
}

interface FormState {
  readonly redirect_url: string | undefined;
  readonly xsrf: string;
  readonly problem?: string;
}

/** Sends a page with a form that redirects to `redirect_url` on success. */
export function sendFormPage(
  reply: FastifyReply,
  page: FormPage,
  state: FormState,
  status = 200,
): FastifyReply {
  const { title, action, submit, fields } = page;
  const { redirect_url = '', xsrf, problem } = state;
  const body = html`${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
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
  return sendPage(reply, { title, kicker: 'Account service', body }, status);
}

/** A table of the demo accounts with their passwords. */
export function renderDemoAccounts(): Html {
  return html`<table><thead><tr><th>Email</th><th>Password</th><th>Shows</th></tr></thead><tbody>
${demoAccounts.map(
  ({ email, password, shows }) =>
    html`<tr><td><code>${email}</code></td><td><code>${password}</code></td><td>${shows}</td></tr>\n`,
)}</tbody></table>`;
}

export function renderReturnLink(address: string): Html {
  return html`<p><a href="${address}">Back to the portal</a></p>`;
}
