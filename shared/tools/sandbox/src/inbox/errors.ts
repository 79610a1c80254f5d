import type { Envelope } from '@sentry/core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { HttpProblem } from '../http/errors';
import { parse, parseHtmlForms } from '../http/parse';
import { registerEventQueries, registerSessionQueries } from './queries';
import type { ErrorEnvelope } from './store';

/** The script of the feedback dialog, which the error reporter loads. */
function feedbackDialog(eventId: string): string {
  // Escaped, because `</` could end the script element.
  const id = JSON.stringify(eventId).replaceAll('<', '\\u003c');
  return `(() => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-labelledby', 'sandbox-feedback-title');
  dialog.innerHTML = \`<form method="dialog">
    <h2 id="sandbox-feedback-title">It looks like we are having issues.</h2>
    <p>Our team has been notified. If you like to help, tell us what happened.</p>
    <p><label>Name <input name="name" autocomplete="name"></label></p>
    <p><label>Email <input name="email" type="email" autocomplete="email"></label></p>
    <p><label>What happened? <textarea name="comments" rows="4"></textarea></label></p>
    <p><button type="submit" value="send">Submit Crash Report</button>
    <button type="submit" value="close" formnovalidate>Close</button></p></form>\`;
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'send') {
      const fields = new URLSearchParams(new FormData(dialog.querySelector('form')));
      fields.set('eventId', ${id});
      fetch('/services/errors/api/embed/error-page/', { method: 'POST', body: fields });
    }
    dialog.remove();
    window.postMessage('__sentry_reportdialog_closed__', '*');
  });
  document.body.append(dialog);
  dialog.showModal();
})();
`;
}

const feedbackForm = v.object({
  eventId: v.string(),
  name: v.string(),
  email: v.string(),
  comments: v.string(),
});
const dialogQuery = v.object({ eventId: v.optional(v.string(), '') });

/** Serves the feedback dialog, receives what users write in it, and returns it as JSON. */
function registerFeedbackRoutes(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
  app.get('/errors/api/embed/error-page/', { config: { call: 'errordialog' } }, async (request, reply) => {
    const { eventId } = parse(dialogQuery, request.query, 'query');
    return reply.type('text/javascript; charset=utf-8').send(feedbackDialog(eventId));
  });

  app.post('/errors/api/embed/error-page/', { config: { call: 'errordialog' } }, async (request) => {
    inbox.feedback.add(parse(feedbackForm, request.body), clock());
    return { success: true };
  });

  app.get('/errors/feedback', async () => inbox.feedback.list());
}

/** Payloads that are not JSON (attachments, recordings) are truncated to this many characters. */
const MAX_TEXT_LENGTH = 200;

/**
 * Parses an envelope with the error reporter's own parser.
 * @throws {HttpProblem} 400 if it is not an envelope.
 */
async function readEnvelope(bytes: Buffer, project: string): Promise<ErrorEnvelope> {
  // Its 178 modules would be a sixth of the services' start.
  const { parseEnvelope } = await import('@sentry/core');
  try {
    const [header, items]: Envelope = parseEnvelope(bytes);
    if (Array.isArray(header)) throw new TypeError('The header is a list');
    return {
      project,
      header: { ...header },
      items: items.map(([{ type }, payload]) => ({ type, payload: readPayload(payload) })),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpProblem(400, 'invalid-envelope', `The envelope cannot be parsed: ${reason}`);
  }
}

/** The parser does not decode a payload whose header gives its length in bytes. */
function readPayload(payload: unknown): unknown {
  if (!(payload instanceof Uint8Array)) return payload;
  const text = new TextDecoder().decode(payload);
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, MAX_TEXT_LENGTH);
  }
}

/** Size limit of an envelope, in bytes. Session recordings are large. */
const MAX_ENVELOPE_BYTES = 20 * 1024 * 1024;

/** Receives error envelopes and returns them as JSON; with them, what the error service's other parts receive. */
export async function registerErrorRoutes(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { inbox, clock } = context;
  // Error reporters send no content type, or text: accept any body unparsed.
  app.removeAllContentTypeParsers();
  parseHtmlForms(app);
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_ENVELOPE_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post<{ Params: { project: string } }>(
    '/errors/api/:project/envelope/',
    { config: { call: 'errors' }, bodyLimit: MAX_ENVELOPE_BYTES },
    async (request) => {
      if (!Buffer.isBuffer(request.body))
        throw new HttpProblem(400, 'invalid-envelope', 'The envelope is empty.');
      const envelope = await readEnvelope(request.body, request.params.project);
      inbox.errors.add(envelope, clock());
      return { id: envelope.header.event_id ?? null };
    },
  );

  registerEventQueries(app, context);
  registerSessionQueries(app, context);
  registerFeedbackRoutes(app, context);
  app.get('/errors/events', async () => inbox.errors.list());
  app.delete('/errors/events', async () => ({ cleared: inbox.errors.clear() }));
}
