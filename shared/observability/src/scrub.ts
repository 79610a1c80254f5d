/** What must not leave the page in a report: whose it is, and what opens doors. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments may hold tokens, signed links and e-mail addresses.
  [/((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(token|bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [secret]'],
  [
    /\b(key|token|secret|password|signature|authorization)(["']?\s*[=:]\s*["']?)[^\s"',;&}]+/gi,
    '$1$2[secret]',
  ],
  // License keys: groups of letters and digits.
  [/\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,}){2,}\b/g, '[key]'],
];

const scrubText = (text: string): string =>
  SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);

/** A copy of some JSON-like data in which every text is free of keys, links' queries, tokens and e-mail addresses. */
export function scrub<T>(value: T, depth?: number): T;
export function scrub(value: unknown, depth = 12): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrub(item, depth - 1)]));
}
