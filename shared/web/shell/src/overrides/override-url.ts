import { isLoopback } from '@portal/contract';

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
