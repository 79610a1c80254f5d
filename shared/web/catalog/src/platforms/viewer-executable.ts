import type { FileLike } from '../inputs';
import { type Platform, platformOf } from './platform-of';

/** A file whose operating system comes from its `os` or from its section's name. PAGE-5. */
export interface ViewerFile extends FileLike {
  readonly os?: string | null;
}

/** The part of a demo viewer's content that lists its executables. */
export interface ViewerSection<File extends ViewerFile> {
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
