import { isLoopback } from '@portal/contract';
import { validate } from '@portal/contract/validation';
import * as v from 'valibot';

/** The file that the URL must name: a build's manifest or its entry script. */
const BUILD_FILE = /\/(mf-manifest\.json|remoteEntry[^/]*\.js)$/;

type Rule = readonly [isMet: (url: URL, allowedOrigins: readonly string[]) => boolean, problem: string];

/** The rules for an override's URL. The first one that is violated is reported. OVR-1. */
const RULES: readonly Rule[] = [
  [
    ({ protocol }) => protocol === 'http:' || protocol === 'https:',
    'It must begin with http:// or https://.',
  ],
  [({ username, password }) => username === '' && password === '', 'It must not hold a name or a password.'],
  [
    (url, allowedOrigins) => isLoopback(url) || allowedOrigins.includes(url.origin),
    'Only this machine (localhost) and the origins that the configuration allows may be named.',
  ],
  [
    ({ pathname, hash }) => BUILD_FILE.test(pathname) && hash === '',
    'It must end with mf-manifest.json, or with the name of an entry script (remoteEntry….js).',
  ],
];

/**
 * Why a remote must not be loaded from a URL; `null` if it may be. OVR-1.
 * @param allowedOrigins origins allowed besides loopback: `overrides.allowedOrigins` of the configuration.
 */
export function overrideUrlProblem(address: string, allowedOrigins: readonly string[]): string | null {
  if (!URL.canParse(address)) return 'It is not an absolute address.';
  const url = new URL(address);
  return RULES.find(([isMet]) => !isMet(url, allowedOrigins))?.[1] ?? null;
}

/** A stored override; `refused` if the rules do not allow its URL. OVR-1. */
export type Override =
  | { readonly kind: 'active'; readonly remote: string; readonly url: string }
  | { readonly kind: 'refused'; readonly remote: string; readonly url: string; readonly reason: string };

/** The parsed storage. */
export interface OverridesReading {
  /** By remote; none if the storage is malformed. */
  readonly overrides: ReadonlyMap<string, Override>;
  /** Why the storage is malformed; `null`: it is not. */
  readonly problem: string | null;
}

/** Schema of a remote's name, which is also the name of its folder. */
export const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be a remote’s name such as mfe-cae'),
);
const schema = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), v.record(remoteName, v.string()));

/** Parses the stored overrides, which are untrusted input. */
export function readOverrides(stored: string | null, allowedOrigins: readonly string[]): OverridesReading {
  if (stored === null) return { overrides: new Map(), problem: null };
  const result = validate(schema, stored);
  if (!result.ok)
    return { overrides: new Map(), problem: result.problems.map(({ reason }) => reason).join('; ') };
  const overrides = new Map<string, Override>();
  for (const [remote, url] of Object.entries(result.output)) {
    const reason = overrideUrlProblem(url, allowedOrigins);
    overrides.set(remote, {
      remote,
      url,
      ...(reason === null ? { kind: 'active' } : { kind: 'refused', reason }),
    });
  }
  return { overrides, problem: null };
}
