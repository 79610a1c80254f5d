import { firstMatch, type Platform, type Rules } from './platform-of';

/** Tokens of user agents. The first match wins: Android also contains "Linux", an iPhone "like Mac OS X". */
const USER_AGENTS: Rules = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Macintosh/, 'mac'],
  [/Windows/, 'windows'],
  [/Linux/, 'linux'],
];

/** The part of `navigator` that identifies the user's operating system. */
export interface VisitorSystem {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** The user's platform. An iPad identifies itself as a Mac and differs only in its touch points. */
export function visitorPlatform({ userAgent, maxTouchPoints = 0 }: VisitorSystem): Platform {
  const platform = firstMatch(USER_AGENTS, userAgent);
  return platform === 'mac' && maxTouchPoints > 1 ? 'ios' : platform;
}
