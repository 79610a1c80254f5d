import { isLoopback } from '@portal/contract';

/** What an address must lead to: a build's manifest, or its entry script. */
const FILE = /\/(mf-manifest\.json|remoteEntry[^/]*\.js)$/;

type Rule = readonly [holds: (url: URL, allowedOrigins: readonly string[]) => boolean, problem: string];

/** What must hold for the address of an override, in the order in which it is told. */
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
    ({ pathname, hash }) => FILE.test(pathname) && hash === '',
    'It must end with mf-manifest.json, or with the name of an entry script (remoteEntry….js).',
  ],
];

/**
 * Why a remote must not be taken from an address; `null` when it may be.
 * @param allowedOrigins origins beside loopback, from the configuration.
 */
export function addressProblem(address: string, allowedOrigins: readonly string[]): string | null {
  if (!URL.canParse(address)) return 'It is not an absolute address.';
  const url = new URL(address);
  return RULES.find(([holds]) => !holds(url, allowedOrigins))?.[1] ?? null;
}
