import { type Envelope, parseEnvelope } from '@sentry/core';
import { HttpProblem } from '../http/problem';
import type { ErrorEnvelope } from './store';

/** Payloads that are not JSON (attachments, recordings) are truncated to this many characters. */
const MAX_TEXT_LENGTH = 200;

/**
 * Parses an envelope with the error reporter's own parser.
 * @throws {HttpProblem} 400 if it is not an envelope.
 */
export function readEnvelope(bytes: Buffer, project: string): ErrorEnvelope {
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
