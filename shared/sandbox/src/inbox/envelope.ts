import { HttpProblem } from '../http/problem';
import type { ErrorEnvelope } from './store';

type Item = ErrorEnvelope['items'][number];

const NEW_LINE = 0x0a;
/** Payloads that are not JSON (attachments, recordings) are truncated to this many characters. */
const MAX_TEXT_LENGTH = 200;

/**
 * Parses an envelope: a header line, then for each item a header line and a payload. The item's header can
 * give the payload's length in bytes; otherwise the payload is one line.
 * @throws {HttpProblem} 400 if a header is not a JSON object.
 */
export function parseEnvelope(bytes: Buffer, project: string): ErrorEnvelope {
  let position = 0;
  const take = (length?: number): Buffer => {
    const lineEnd = bytes.indexOf(NEW_LINE, length === undefined ? position : position + length);
    const end = lineEnd === -1 ? bytes.length : lineEnd;
    const part = bytes.subarray(position, end);
    position = end + 1;
    return part;
  };

  const header = headerOf(take(), 'envelope');
  const items: Item[] = [];
  while (position < bytes.length) {
    const line = take();
    if (line.length === 0) continue;
    const { type, length } = headerOf(line, 'item');
    const payload = take(typeof length === 'number' ? length : undefined);
    items.push({ type: typeof type === 'string' ? type : 'unknown', payload: payloadOf(payload) });
  }
  return { project, header, items };
}

function headerOf(line: Buffer, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Not JSON: rejected below, like any other invalid header.
  }
  throw new HttpProblem(400, 'invalid-envelope', `The ${what}'s header is not a JSON object.`);
}

function payloadOf(payload: Buffer): unknown {
  const text = payload.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, MAX_TEXT_LENGTH);
  }
}
