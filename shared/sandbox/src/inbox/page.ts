import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { type Html, html } from '../http/html';
import { sendPage } from '../http/page';
import type { Received } from './store';

/** Shows what arrived: tracking events, error reports, feedback. */
export function inboxPage(app: FastifyInstance, { inbox }: SandboxContext): void {
  app.get('/inbox', { config: { call: 'page' } }, (_request, reply) =>
    sendPage(reply, {
      title: 'What the portal reported',
      kicker: 'Local services',
      body: html`<p><a href="/services/inbox">Refresh</a></p>
${tray('Tracking', inbox.tracking.list())}
${tray('Errors', inbox.errors.list())}
${tray('Feedback', inbox.feedback.list())}
${tray('Contact form', inbox.contact.list())}`,
    }),
  );
}

function tray(name: string, arrivals: readonly Received<unknown>[]): Html {
  if (arrivals.length === 0) return html`<h2>${name}</h2><p>Nothing yet.</p>`;
  return html`<h2>${name} (${arrivals.length})</h2>
${arrivals
  .toReversed()
  .map(
    ({ received, content }) =>
      html`<details><summary>${received}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>\n`,
  )}`;
}
