/** A system as tracking events name it; empty when it is none of these. NAME-4. */
export type Platform = 'windows' | 'linux' | 'mac' | 'ios' | 'android' | '';

type Rules = readonly (readonly [RegExp, Platform])[];

const firstMatch = (rules: Rules, text: string): Platform =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** A whole word: neither a letter nor a digit on either side. */
const word = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

/** The words that name a system. First match wins: Android is a Linux too. NAME-4. */
const WORDS: Rules = [
  [word('android'), 'android'],
  [word('ios'), 'ios'],
  [word('macos|mac|os\\s+x|darwin'), 'mac'],
  [word('windows|win|win32|win64'), 'windows'],
  [word('linux'), 'linux'],
];

/**
 * The platform that a name in content means, such as a file's `os` or the name of its section; empty for
 * a name without a word that names a system, such as "Drawings". NAME-4.
 */
export function platformOf(os: string | null | undefined): Platform {
  return firstMatch(WORDS, os ?? '');
}

/** The tokens of browsers. First match wins: Android says Linux too, an iPhone "like Mac OS X". */
const USER_AGENTS: Rules = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Macintosh/, 'mac'],
  [/Windows/, 'windows'],
  [/Linux/, 'linux'],
];

/** The part of `navigator` that tells the visitor's system. */
export interface VisitorSystem {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** The visitor's own platform. An iPad calls itself a Mac; only its touch points tell. */
export function visitorPlatform({ userAgent, maxTouchPoints = 0 }: VisitorSystem): Platform {
  const platform = firstMatch(USER_AGENTS, userAgent);
  return platform === 'mac' && maxTouchPoints > 1 ? 'ios' : platform;
}
