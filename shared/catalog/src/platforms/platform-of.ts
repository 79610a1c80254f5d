/** A system as tracking events name it; empty when it is none of these. Spec P§9. */
export type Platform = 'windows' | 'linux' | 'mac' | 'ios' | 'android' | '';

/** First match wins: Android calls itself Linux too, and `darwin` holds `win`. */
const PATTERNS: readonly (readonly [RegExp, Platform])[] = [
  [/android/i, 'android'],
  [/\b(ios|ipados|iphone|ipad)/i, 'ios'],
  [/mac|os ?x|darwin/i, 'mac'],
  [/win/i, 'windows'],
  [/linux|ubuntu|debian|centos|rhel|red ?hat/i, 'linux'],
];

/** The platform that a system's name in content means. Spec P§9. */
export function platformOf(os: string | null | undefined): Platform {
  return PATTERNS.find(([pattern]) => pattern.test(os ?? ''))?.[1] ?? '';
}

/** The part of `navigator` that tells the visitor's system. */
export interface VisitorSystem {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** The visitor's own platform. An iPad calls itself a Mac; only its touch points tell. */
export function visitorPlatform({ userAgent, maxTouchPoints = 0 }: VisitorSystem): Platform {
  const platform = platformOf(userAgent.replace(/like Mac OS X/i, ''));
  return platform === 'mac' && maxTouchPoints > 1 ? 'ios' : platform;
}
