import { isSecretName, scrubText } from './scrub-text';

/** Maximum nesting; deeper data is left out. A recording nests about as deep as the page's DOM. */
const MAX_DEPTH = 200;

/** An inline image or font: long, and free of user data. */
const EMBEDDED_FILE = /^data:[\w/+.-]+(?:;[\w=-]+)*;base64,[\w+/=-]*$/;

interface Context {
  /** Values that are always secret. */
  readonly secrets: readonly string[];
  /** Whether the value is inside a field with a secret name. */
  readonly isSecret: boolean;
  /** Remaining levels of nesting. */
  readonly depth: number;
}

function scrubString(text: string, { secrets, isSecret }: Context): string {
  if (isSecret) return text === '' ? '' : '[secret]';
  if (EMBEDDED_FILE.test(text)) return text;
  return scrubText(secrets.reduce((rest, value) => rest.replaceAll(value, '[secret]'), text));
}

function scrubAny(value: unknown, context: Context): unknown {
  if (typeof value === 'string') return scrubString(value, context);
  if (typeof value !== 'object' || value === null) return value;
  if (context.depth === 0) return '[left out]';
  const inner = { ...context, depth: context.depth - 1 };
  if (Array.isArray(value)) return value.map((item) => scrubAny(item, inner));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      scrubAny(item, isSecretName(name) ? { ...inner, isSecret: true } : inner),
    ]),
  );
}

/**
 * Copies JSON-like data without keys, URL queries, tokens, e-mail addresses and the given secrets. Every text
 * below a field with a secret name is removed. OBS-9.
 * @param secrets values to remove wherever they occur. Default: none.
 */
export const scrub = (value: unknown, secrets: readonly string[] = []): unknown =>
  scrubAny(value, { secrets, isSecret: false, depth: MAX_DEPTH });

/** An envelope of the error tracker: a header, and items with a header and a payload each. */
type AnyEnvelope = readonly [
  header: unknown,
  items: readonly (readonly [header: object, payload: unknown])[],
];

/** Shorter cookie values count as words, not as secrets. In characters. */
const MIN_SECRET_LENGTH = 12;

/** Values of the page's cookies. Scripts can read the anti-forgery token, so an error may quote it. */
const cookieValues = (): readonly string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
    .filter((value) => value.length >= MIN_SECRET_LENGTH);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const contextOf = (payload: unknown, name: string): unknown =>
  isRecord(payload) && isRecord(payload.contexts) ? payload.contexts[name] : undefined;

/** Scrubs a payload, except for one field of one of its contexts. */
function scrubExcept(payload: unknown, secrets: readonly string[], context: string, field: string): unknown {
  const clean = scrub(payload, secrets);
  const given = contextOf(payload, context);
  const kept = contextOf(clean, context);
  if (isRecord(given) && isRecord(kept) && field in given) Object.assign(kept, { [field]: given[field] });
  return clean;
}

function scrubPayload(type: unknown, payload: unknown, secrets: readonly string[]): unknown {
  // The address that the user entered for answers.
  if (type === 'feedback') return scrubExcept(payload, secrets, 'feedback', 'contact_email');
  // The address of the team, from the remote's own configuration.
  if (type === 'event') return scrubExcept(payload, secrets, 'owner', 'contact');
  // A recording: a header line, then the events, both JSON.
  if (typeof payload === 'string') {
    const lines = payload.split('\n').map((line) => JSON.stringify(scrub(JSON.parse(line), secrets)));
    return lines.join('\n');
  }
  // Bytes would be a compressed recording or an attachment. The portal sends neither.
  if (payload instanceof Uint8Array) return '';
  return scrub(payload, secrets);
}

/**
 * Removes all secrets from an envelope of any kind, in place. Runs last before sending, so that it covers
 * everything that integrations have added.
 */
export function scrubEnvelope([, items]: AnyEnvelope): void {
  const secrets = cookieValues();
  for (const item of items) {
    const [header, payload] = item;
    const clean = scrubPayload(Reflect.get(header, 'type'), payload, secrets);
    Reflect.set(item, 1, clean);
    if (typeof clean === 'string' && 'length' in header)
      Reflect.set(header, 'length', new TextEncoder().encode(clean).length);
  }
}
