import { scrub } from './scrub';

/** What the error tracker is sent: a header, and items of a header and a payload each. */
type AnyEnvelope = readonly [
  header: unknown,
  items: readonly (readonly [header: object, payload: unknown])[],
];

/** Values shorter than this are words, not secrets. */
const SHORTEST_SECRET = 12;

/** The page's cookies: scripts can read the anti-forgery token, so an error may quote it. */
const cookieValues = (): readonly string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
    .filter((value) => value.length >= SHORTEST_SECRET);

/** A recording: a line of its own header, then the events, both JSON. */
const scrubRecording = (payload: string, known: readonly string[]): string =>
  payload
    .split('\n')
    .map((line) => JSON.stringify(scrub(JSON.parse(line), known)))
    .join('\n');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Feedback, clean but for the address at which its writer wants to be answered. */
function scrubFeedback(payload: unknown, known: readonly string[]): unknown {
  const clean = scrub(payload, known);
  const given = isRecord(payload) && isRecord(payload.contexts) ? payload.contexts.feedback : undefined;
  const kept = isRecord(clean) && isRecord(clean.contexts) ? clean.contexts.feedback : undefined;
  if (isRecord(given) && isRecord(kept)) Object.assign(kept, { contact_email: given.contact_email });
  return clean;
}

function scrubPayload(type: unknown, payload: unknown, known: readonly string[]): unknown {
  if (type === 'feedback') return scrubFeedback(payload, known);
  if (typeof payload === 'string') return scrubRecording(payload, known);
  // Bytes would be a compressed recording or an attachment, and nobody makes any.
  if (payload instanceof Uint8Array) return '';
  return scrub(payload, known);
}

/**
 * Takes everything secret out of an envelope, whatever its kind: the last thing that happens before it
 * is sent, so nothing that was added on the way goes past.
 */
export function scrubEnvelope([, items]: AnyEnvelope): void {
  const known = cookieValues();
  for (const item of items) {
    const [header, payload] = item;
    const clean = scrubPayload(Reflect.get(header, 'type'), payload, known);
    Reflect.set(item, 1, clean);
    if (typeof clean === 'string' && 'length' in header)
      Reflect.set(header, 'length', new TextEncoder().encode(clean).length);
  }
}
