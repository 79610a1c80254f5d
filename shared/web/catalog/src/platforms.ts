import type { FileLike } from './types';
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

/**
 * The platform that a text in content names, such as a file's `os` or the name of its section; empty for a text
 * that names no operating system, such as "Drawings". NAME-4.
 */
export function platformOf(os: string | null | undefined): Platform {
  return firstMatch(WORDS, (os ?? '').toLowerCase());
}

/** A file whose operating system comes from its `os` or from its section's name. PAGE-5. */
interface ViewerFile extends FileLike {
  readonly os?: string | null;
}

/** The part of a demo viewer's content that lists its executables. */
interface ViewerSection<File extends ViewerFile> {
  readonly name: string;
  readonly packages?: readonly File[] | null;
  readonly files?: readonly File[] | null;
  readonly sections?: readonly ViewerSection<File>[] | null;
}

/** Executables and installers are preferred to archives and documents. */
const EXECUTABLE = /\.(exe|msi|dmg|pkg|appimage|run|apk|ipa)$/i;

/**
 * The demo viewer's executable for a platform in the content of a release; `undefined` if the release has none
 * for it. PATH-9.
 */
export function viewerExecutableFor<File extends ViewerFile>(
  platform: Platform,
  content: { readonly sections?: readonly ViewerSection<File>[] | null },
): File | undefined {
  if (platform === '') return undefined;
  const candidates = (content.sections ?? [])
    .flatMap((section) => filesWithPlatform(section, ''))
    .filter((entry) => entry.platform === platform)
    .map(({ file }) => file);
  return candidates.find(({ filename }) => EXECUTABLE.test(filename)) ?? candidates[0];
}

function filesWithPlatform<File extends ViewerFile>(
  section: ViewerSection<File>,
  inheritedPlatform: Platform,
): { file: File; platform: Platform }[] {
  const sectionPlatform = platformOf(section.name) || inheritedPlatform;
  const own = [...(section.packages ?? []), ...(section.files ?? [])];
  return [
    ...own.map((file) => ({ file, platform: platformOf(file.os) || sectionPlatform })),
    ...(section.sections ?? []).flatMap((inner) => filesWithPlatform(inner, sectionPlatform)),
  ];
}
