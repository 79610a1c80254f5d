import { AUTOCAD_OEM_PRODUCT_VERSION_LENGTH } from '../constants';
import type { ContentLayout } from '../types';

/** Where in a release a file stands; which parts count depends on the product. */
export interface PackageLocation {
  /** Parasolid: the patch, or `bodyshop` or `jumpstart` in its place. */
  readonly patch?: string;
  /** AutoCAD OEM: the language chosen. */
  readonly language?: string;
  /** AutoCAD OEM: the kind of update. CONTENT-10. */
  readonly updateType?: 'update_main' | 'update_lang';
  /** AutoCAD OEM: in an update of the release, whatever the length of its version. Default: by the version. */
  readonly inUpdate?: boolean;
  /** AutoCAD OEM: whether the file belongs to the trial. */
  readonly evaluation?: boolean;
}

type Folders = (version: string, place: PackageLocation) => string[];

const given = (part: string | undefined) => (part === undefined ? [] : [part]);
const versionOnly: Folders = (version) => [version];

/** A 4-character version is the full product, a longer one a dated update. PATH-4, PATH-5. */
const autocadOem: Folders = (version, { language, updateType, evaluation, inUpdate }) => {
  if (evaluation) return ['eval', version];
  const isUpdate = inUpdate ?? version.length !== AUTOCAD_OEM_PRODUCT_VERSION_LENGTH;
  if (!isUpdate) return ['prod', version, ...given(language)];
  return ['updates', version, ...(updateType === 'update_main' ? [] : given(language))];
};

const FOLDERS: Record<ContentLayout, Folders> = {
  generic: versionOnly,
  polygonica: versionOnly,
  'inventor-oem': versionOnly,
  parasolid: (version, { patch }) => [version, ...given(patch)],
  'autocad-oem': autocadOem,
};

/** The folders of a file below its product's package path. PATH-1, PATH-3, PATH-4, PATH-5, PATH-6. */
export function packageFolders(layout: ContentLayout, version: string, place: PackageLocation): string[] {
  return FOLDERS[layout](version, place);
}
