/** What a browser says of its machine. No other module is imported: the inline script of a document contains it. */

/** An operating system as named in tracking events; empty for any other. NAME-4. */
export type Platform = 'windows' | 'linux' | 'mac' | 'ios' | 'android' | '';

/** Patterns and the systems that they name. */
export type Rules = readonly (readonly [RegExp, Platform])[];

/** The system of the first pattern that matches. */
export const firstMatch = (rules: Rules, text: string): Platform =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Names of systems in client hints, platforms and user agents. The first match wins: an iPhone is "like Mac OS X". */
const NAMES: Rules = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod|iOS/, 'ios'],
  [/\bmac/i, 'mac'],
  [/Win/, 'windows'],
  // Also a Linux.
  [/CrOS|Chrom(e|ium) ?OS/, ''],
  [/Linux/, 'linux'],
];

/** Architectures of processors in client hints, with the number of bits of the system. */
export interface ArchitectureHints {
  readonly architecture?: string;
  readonly bitness?: string;
}

/** The part of `navigator` that identifies the user's machine. */
export interface VisitorSystem {
  readonly userAgent: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  /** Client hints, in browsers that have them. */
  readonly userAgentData?: {
    readonly platform?: string;
    readonly getHighEntropyValues?: (hints: string[]) => Promise<ArchitectureHints>;
  };
}

/**
 * The user's platform: what client hints say, else `navigator.platform`, else the user agent. An iPad identifies itself
 * as a Mac and differs only in its touch points.
 */
export function visitorPlatform({
  userAgent,
  platform = '',
  maxTouchPoints = 0,
  userAgentData,
}: VisitorSystem): Platform {
  const hint = userAgentData?.platform;
  if (hint && hint !== 'Unknown') return firstMatch(NAMES, hint);
  // These systems give the platform of a Linux.
  const isSpecial = /Android|CrOS/.test(userAgent);
  const system = (!isSpecial && firstMatch(NAMES, platform)) || firstMatch(NAMES, userAgent);
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}

/** A processor's architecture as files name it; empty if the browser does not tell. */
type Architecture = 'x86_64' | 'x86' | 'arm64' | '';

/**
 * The architecture that the browser tells. A browser on a Mac, and most on Windows, say "Intel" of every processor, so
 * these tell nothing.
 * @param hints the values of client hints. Default: none; the platform and the user agent may tell.
 */
export function visitorArchitecture(
  { userAgent, platform = '' }: VisitorSystem,
  { architecture, bitness }: ArchitectureHints = {},
): Architecture {
  const told = architecture || `${platform} ${userAgent}`;
  if (/arm|aarch64/i.test(told)) return 'arm64';
  if (architecture) return bitness === '32' ? 'x86' : 'x86_64';
  return '';
}
