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

/** A release's content, with the layout that says how it is read. */
export type Release =
  | { readonly layout: 'generic'; readonly content: GenericContent }
  | { readonly layout: 'polygonica'; readonly content: PolygonicaContent }
  | { readonly layout: 'parasolid'; readonly content: ParasolidContent }
  | { readonly layout: 'autocad-oem'; readonly content: AutocadOemContent }
  | { readonly layout: 'inventor-oem'; readonly content: InventorOemContent };

/** A file of a release, and what its object key depends on beside its name. PATH-1. */
export interface FileLocation {
  readonly file: FileEntry;
  readonly place: PackageLocation;
  /** The version of its folder, if it is not the release's own. */
  readonly version?: string;
}

/** Every file that a release's page offers. */
export function fileLocations({ layout, content }: Release): FileLocation[] {
  switch (layout) {
    case 'generic':
      return plain([...content.sections.flatMap(filesOfSection), ...(content.additional_info ?? [])]);
    case 'polygonica':
      return plain([
        ...content.files.flatMap(filesOfSection),
        ...content.patches.flatMap(({ files }) => files),
      ]);
    case 'parasolid':
      return parasolidFiles(content);
    case 'autocad-oem':
      return autocadOemFiles(content);
    case 'inventor-oem':
      return plain([
        ...content.eval.files,
        ...content.eval.languages.flatMap(({ files }) => files),
        ...content.licensed.files,
      ]);
  }
}

/** Parasolid: the patch is a folder; bodyshop and jumpstart take its place. */
export function parasolidFiles({
  patches,
  bodyshop = [],
  jumpstart = [],
}: Pick<ParasolidContent, 'patches' | 'bodyshop' | 'jumpstart'>): FileLocation[] {
  return [
    ...patches.flatMap((patch) => plain(filesOfPatch(patch), { patch: patch.patch })),
    ...plain(bodyshop, { patch: 'bodyshop' }),
    ...plain(jumpstart, { patch: 'jumpstart' }),
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
    ...plain(prod?.files ?? []),
    ...plain(trial?.files ?? [], { evaluation: true }),
    ...updates.flatMap(({ version, files, languages }) =>
      [
        ...plain(files, { updateType: 'update_main' }),
        ...languages.flatMap(({ language, files }) => plain(files, { language, updateType: 'update_lang' })),
      ].map((placed) => ({ ...placed, version })),
    ),
    ...resources.map(({ file_name }) => ({
      file: { filename: file_name, link: `packages/platform_products/autocad_oem/resources/${file_name}` },
      place: {},
    })),
  ];
}

function filesOfLanguage({ language, files, updates = [] }: OemLanguage): FileLocation[] {
  return [
    ...plain(files, { language }),
    ...updates.flatMap((update) => plain(update.files, { language, updateType: update.type })),
  ];
}

function plain(files: readonly FileEntry[], place: PackageLocation = {}): FileLocation[] {
  return files.map((file) => ({ file, place }));
}

function filesOfPatch({ documentation = [], files }: Patch): FileEntry[] {
  return [...documentation, ...files];
}

function filesOfSection({ packages = [], files = [], sections = [] }: Section): FileEntry[] {
  return [...packages, ...files, ...sections.flatMap(filesOfSection)];
}
