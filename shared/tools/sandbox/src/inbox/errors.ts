import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { parseHtmlForms } from '../http/forms';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { readEnvelope } from './envelope';
import { registerEventQueries } from './event-queries';
import { feedbackDialog } from './feedback-dialog';
import { registerSessionQueries } from './session-queries';

/** Size limit of an envelope, in bytes. Session recordings are large. */
const MAX_ENVELOPE_BYTES = 20 * 1024 * 1024;

const feedbackForm = v.object({
  eventId: v.string(),
  name: v.string(),
  email: v.string(),
  comments: v.string(),
});
const dialogQuery = v.object({ eventId: v.optional(v.string(), '') });

/** Receives error envelopes and user feedback, and returns both as JSON. */
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
      const envelope = readEnvelope(request.body, request.params.project);
      inbox.errors.add(envelope, clock());
      return { id: envelope.header.event_id ?? null };
    },
  );

  registerEventQueries(app, context);
  registerSessionQueries(app, context);
  app.get('/errors/events', async () => inbox.errors.list());
  app.delete('/errors/events', async () => ({ cleared: inbox.errors.clear() }));

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
