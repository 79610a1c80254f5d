import type { Envelope } from '@sentry/core';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { parseHtmlForms } from '../http/forms';
import { HttpProblem } from '../http/problem';
import { registerEventQueries } from './event-queries';
import { registerFeedbackRoutes } from './feedback';
import { registerSessionQueries } from './session-queries';
import type { ErrorEnvelope } from './store';

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
