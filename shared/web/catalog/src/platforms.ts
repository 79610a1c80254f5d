import { firstMatch, type Platform, type Rules } from './visitor';

/**
 * A whole word in lower case: neither a letter nor a digit on either side. Without the flag `i`, because folding the
 * case of all letters takes a slow phone 20 ms.
 */
const word = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})(?![\\p{L}\\p{N}])`, 'u');

/** The words that name an operating system. The first match wins, because Android is also a Linux. NAME-4. */
const WORDS: Rules = [
  [word('android'), 'android'],
  [word('ios'), 'ios'],
  [word('macos|mac|os\\s+x|darwin'), 'mac'],
  [word('windows|win|win32|win64'), 'windows'],
  [word('linux'), 'linux'],
];

/** Content names few systems, and a page asks several times for each of its files: up to five patterns a time. */
const known = new Map<string, Platform>();

/**
 * The platform that a text in content names, such as a file's `os` or the name of its section; empty for a text
 * that names no operating system, such as "Drawings". NAME-4.
 */
export function platformOf(os: string | null | undefined): Platform {
  const text = (os ?? '').toLowerCase();
  const platform = known.get(text) ?? firstMatch(WORDS, text);
  known.set(text, platform);
  return platform;
}
