import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { type Html, html, sendPage } from '../http/page';
import { parse } from '../http/parse';
import { type Received, trackingMessage } from './store';

/**
 * Receives the messages of the tracker script, and returns them as JSON. A page shows all tracking events, error
 * reports, feedback and contact messages.
 */
export function registerInboxRoutes(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
  app.post('/tracking', { config: { call: 'tracking' } }, async (request, reply) => {
    const { id } = inbox.tracking.add(parse(trackingMessage, request.body), clock());
    reply.code(202);
    return { id };
  });

  app.get('/tracking/events', async () => inbox.tracking.list());
  app.delete('/tracking/events', async () => ({ cleared: inbox.tracking.clear() }));

  app.get('/inbox', { config: { call: 'page' } }, (_request, reply) =>
    sendPage(reply, {
      title: 'What the portal reported',
      kicker: 'Local services',
      body: html`<p><a href="/services/inbox">Refresh</a></p>
${renderSection('Tracking', inbox.tracking.list())}
${renderSection('Errors', inbox.errors.list())}
${renderSection('Feedback', inbox.feedback.list())}
${renderSection('Contact form', inbox.contact.list())}`,
    }),
  );
}

function renderSection(name: string, entries: readonly Received<unknown>[]): Html {
  if (entries.length === 0) return html`<h2>${name}</h2><p>Nothing yet.</p>`;
  return html`<h2>${name} (${entries.length})</h2>
${entries
  .toReversed()
  .map(
    ({ received, content }) =>
      html`<details><summary>${received}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>\n`,
  )}`;
}
