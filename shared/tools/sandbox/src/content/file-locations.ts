import type { PackageLocation } from '@portal/catalog';
import type {
  AutocadOemContent,
  FileEntry,
  GenericContent,
  InventorOemContent,
  OemLanguage,
  ParasolidContent,
  Patch,
  PolygonicaContent,
  Section,
} from './wire';

/** A release's content, with its layout. */
export type ReleaseContent =
  | { readonly layout: 'generic'; readonly content: GenericContent }
  | { readonly layout: 'polygonica'; readonly content: PolygonicaContent }
  | { readonly layout: 'parasolid'; readonly content: ParasolidContent }
  | { readonly layout: 'autocad-oem'; readonly content: AutocadOemContent }
  | { readonly layout: 'inventor-oem'; readonly content: InventorOemContent };

/** A file of a release, with what its object key depends on in addition to its name. PATH-1. */
export interface FileLocation {
  readonly file: FileEntry;
  readonly location: PackageLocation;
  /** Version of its folder. Default: the release's. */
  readonly version?: string;
}

/** Lists all files that a release's page offers. */
export function fileLocations({ layout, content }: ReleaseContent): FileLocation[] {
  switch (layout) {
    case 'generic':
      return locateFiles([...content.sections.flatMap(filesOfSection), ...(content.additional_info ?? [])]);
    case 'polygonica':
      return locateFiles([
        ...content.files.flatMap(filesOfSection),
        ...content.patches.flatMap(({ files }) => files),
      ]);
    case 'parasolid':
      return parasolidFiles(content);
    case 'autocad-oem':
      return autocadOemFiles(content);
    case 'inventor-oem':
      return locateFiles([
        ...content.eval.files,
        ...content.eval.languages.flatMap(({ files }) => files),
        ...content.licensed.files,
      ]);
  }
}

/** Parasolid: each patch has a folder. The files of bodyshop and jumpstart have their own folder instead. */
export function parasolidFiles({
  patches,
  bodyshop = [],
  jumpstart = [],
}: Pick<ParasolidContent, 'patches' | 'bodyshop' | 'jumpstart'>): FileLocation[] {
  return [
    ...patches.flatMap((patch) => locateFiles(filesOfPatch(patch), { patch: patch.patch })),
    ...locateFiles(bodyshop, { patch: 'bodyshop' }),
    ...locateFiles(jumpstart, { patch: 'jumpstart' }),
  ];
}

function autocadOemFiles({
  prod,
  eval: trial,
  updates = [],
  resources = [],
}: AutocadOemContent): FileLocation[] {
  return [
    ...(prod?.languages ?? []).flatMap(filesOfLanguage),
    ...locateFiles(prod?.files ?? []),
    ...locateFiles(trial?.files ?? [], { evaluation: true }),
    ...updates.flatMap(({ version, files, languages }) =>
      [
        ...locateFiles(files, { updateType: 'update_main' }),
        ...languages.flatMap(({ language, files }) =>
          locateFiles(files, { language, updateType: 'update_lang' }),
        ),
      ].map((located) => ({ ...located, version })),
    ),
    ...resources.map(({ file_name }) => ({
      file: { filename: file_name, link: `packages/platform_products/autocad_oem/resources/${file_name}` },
      location: {},
    })),
  ];
}

function filesOfLanguage({ language, files, updates = [] }: OemLanguage): FileLocation[] {
  return [
    ...locateFiles(files, { language }),
    ...updates.flatMap((update) => locateFiles(update.files, { language, updateType: update.type })),
  ];
}

function locateFiles(files: readonly FileEntry[], location: PackageLocation = {}): FileLocation[] {
  return files.map((file) => ({ file, location }));
}

function filesOfPatch({ documentation = [], files }: Patch): FileEntry[] {
  return [...documentation, ...files];
}

function filesOfSection({ packages = [], files = [], sections = [] }: Section): FileEntry[] {
  return [...packages, ...files, ...sections.flatMap(filesOfSection)];
}
