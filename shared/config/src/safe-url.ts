/**
 * Whether a value is an absolute http(s) URL or a path on the portal's own origin. Excludes URLs that run code
 * (`javascript:`) and protocol-relative URLs (`//host`), which look like a path. CFG-3.
 */
export const isSafeUrl = (value: unknown): boolean =>
  typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/(?![/\\\s])/.test(value));
