/**
 * Whether a value is an absolute http(s) address or a path on the portal's own origin; nothing that could
 * run code, nothing that looks like a path and is another host.
 */
export const isSafeUrl = (value: unknown): boolean =>
  typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/(?![/\\\s])/.test(value));
