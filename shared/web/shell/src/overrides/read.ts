import { validate } from '@portal/contract/validation';
import * as v from 'valibot';
import { overrideUrlProblem } from './override-url';

/** A stored override; `refused` if the rules do not allow its URL. OVR-1. */
export type Override =
  | { readonly kind: 'active'; readonly remote: string; readonly url: string }
  | { readonly kind: 'refused'; readonly remote: string; readonly url: string; readonly reason: string };

/** The parsed storage. `malformed` counts as no overrides. */
export type OverridesReading =
  | { readonly kind: 'readable'; readonly overrides: readonly Override[] }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Schema of a remote's name, which is also the name of its folder. */
export const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be a remote’s name such as mfe-cae'),
);
const schema = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), v.record(remoteName, v.string()));

/** Parses the stored overrides, which are untrusted input. */
export function readOverrides(stored: string | null, allowedOrigins: readonly string[]): OverridesReading {
  if (stored === null) return { kind: 'readable', overrides: [] };
  const result = validate(schema, stored);
  if (!result.ok)
    return { kind: 'malformed', reason: result.problems.map(({ reason }) => reason).join('; ') };
  const overrides = Object.entries(result.output).map(([remote, url]): Override => {
    const reason = overrideUrlProblem(url, allowedOrigins);
    return reason === null ? { kind: 'active', remote, url } : { kind: 'refused', remote, url, reason };
  });
  return { kind: 'readable', overrides };
}
