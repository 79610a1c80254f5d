import type { FileLike } from '../inputs';
import { type Platform, platformOf } from './platform-of';

/** A file whose system is known from itself or from its section's name. PAGE-5. */
export interface ViewerFile extends FileLike {
  readonly os?: string | null;
}

/** The part of a demo viewer's content that names its executables. */
export interface ViewerSection<File extends ViewerFile> {
  readonly name: string;
  readonly packages?: readonly File[] | null;
  readonly files?: readonly File[] | null;
  readonly sections?: readonly ViewerSection<File>[] | null;
}

/** What can be started at once comes before what must be unpacked or read. */
const EXECUTABLE = /\.(exe|msi|dmg|pkg|appimage|run|apk|ipa)$/i;

/**
 * The demo viewer's executable for a system, out of the content of its latest release; `undefined` if
 * the release has none for it. PATH-9.
 */
export function viewerExecutableFor<File extends ViewerFile>(
  platform: Platform,
  content: { readonly sections?: readonly ViewerSection<File>[] | null },
): File | undefined {
  if (platform === '') return undefined;
  const fitting = (content.sections ?? [])
    .flatMap((section) => withPlatform(section, ''))
    .filter((entry) => entry.platform === platform)
    .map(({ file }) => file);
  return fitting.find(({ filename }) => EXECUTABLE.test(filename)) ?? fitting[0];
}

function withPlatform<File extends ViewerFile>(
  section: ViewerSection<File>,
  inherited: Platform,
): { file: File; platform: Platform }[] {
  const ofSection = platformOf(section.name) || inherited;
  const own = [...(section.packages ?? []), ...(section.files ?? [])];
  return [
    ...own.map((file) => ({ file, platform: platformOf(file.os) || ofSection })),
    ...(section.sections ?? []).flatMap((inner) => withPlatform(inner, ofSection)),
  ];
}
