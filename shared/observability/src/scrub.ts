/** What must not leave the page in a report: whose it is, and what opens doors. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments may hold tokens, signed links and e-mail addresses.
  [/((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1'],
  // Not a release's name: `mfe-cae@1.0.0-ab12`.
  [/[\w.+-]+(?:@|%40)(?!\d+\.\d+\.\d+(?:-[\w.-]+)?(?![\w.-]))[\w-]+(?:\.[\w-]+)+/gi, '[e-mail]'],
  [/\b(token|bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [secret]'],
  [
    /\b(key|token|secret|password|signature|authorization)(["']?\s*[=:]\s*["']?)[^\s"',;&}]+/gi,
    '$1$2[secret]',
  ],
  // License keys: groups of letters and digits.
  [/\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,}){2,}\b/g, '[key]'],
];

/** Names of fields whose texts are secret whatever they look like. */
const SECRET_FIELD = /token|secret|password|authorization|signature|cookie|licen[sc]e_?key/i;

/** Deeper data is left out; a recording of a page nests about as deep as the page. */
const DEPTH = 200;

function scrubText(text: string, known: readonly string[]): string {
  // A picture or font inside the page; long, and nothing of the user's.
  if (text.startsWith('data:')) return text;
  const clean = known.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);
  return SECRETS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), clean);
}

function scrubField(name: string, value: unknown, known: readonly string[], depth: number): unknown {
  if (typeof value === 'string' && SECRET_FIELD.test(name)) return '[secret]';
  return scrubAny(value, known, depth);
}

function scrubAny(value: unknown, known: readonly string[], depth: number): unknown {
  if (typeof value === 'string') return scrubText(value, known);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[left out]';
  if (Array.isArray(value)) return value.map((item) => scrubAny(item, known, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, scrubField(name, item, known, depth - 1)]),
  );
}

/**
 * A copy of some JSON-like data in which every text is free of keys, links' queries, tokens and e-mail
 * addresses, and of the `known` secrets.
 */
export const scrub = (value: unknown, known: readonly string[] = []): unknown =>
  scrubAny(value, known, DEPTH);
