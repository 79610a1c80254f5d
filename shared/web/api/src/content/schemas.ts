import * as v from 'valibot';
import { objectOnly } from '../object-only';

// Unknown fields are ignored, missing lists are empty, a wrong type is a named failure. CONTENT-1.
const optionalText = v.nullish(v.string(), '');
/** A text that content files may also write as a number, such as a version. CONTENT-2. */
const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalTextOrNumber = v.nullish(textOrNumber, '');
const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);
/** A part of a file; a missing one is empty in each of its fields. */
const part = <const Entries extends v.ObjectEntries>(entries: Entries) => v.nullish(objectOnly(entries), {});

/** A note; a `type` of `news` marks it as news, any other leaves it as it is. NOTE-2. */
const noteEntry = v.object({ body: v.string(), type: v.nullish(v.string()) });
/** Notes: a string, a list of strings or a list of `{body, type?}`; a blank first item hides them. NOTE-1. */
const notes = v.nullish(v.union([v.string(), v.array(v.union([v.string(), noteEntry]))]), '');
export type Notes = v.InferOutput<typeof notes>;

const systemRequirement = v.object({ description: v.string(), name: optionalText, url: optionalText });

export const file = v.object({
  filename: v.string(),
  name: optionalText,
  os: optionalText,
  compiler: optionalText,
  arch: optionalText,
  md5sum: optionalText,
  /** In bytes. A negative one, and a text that is no number, say nothing. CONTENT-6. */
  size: v.nullish(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((size) => (/^\d/.test(`${size}`) && +size >= 0 ? +size : undefined)),
    ),
  ),
  /** In hexadecimal digits. */
  sha256: v.nullish(v.string()),
  notes,
  link: optionalText,
  /** `raw_link` goes to `link` itself; anything else is a package. PATH-2. */
  type: optionalText,
  system_requirements: list(systemRequirement),
});
/** A package or file. CONTENT-6. */
export type FileEntry = v.InferOutput<typeof file>;

/** A section of a release: files, packages, and sections of its own. CONTENT-7. */
export interface Section {
  name: string;
  description: string;
  type: string;
  notes: Notes;
  patch: string;
  packages: FileEntry[];
  files: FileEntry[];
  sections: Section[];
  /** Whether the section offers the latest demo viewer or converter. CONTENT-7. */
  generate_hdv_link: boolean;
  generate_hpdv_link: boolean;
  generate_hmf_to_hsf_link: boolean;
}
/** The agreed shape names no type for flags: they may also be texts or numbers. CONTENT-7. */
const flag = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.string(), v.number()]),
    v.transform((value) => /^(true|1)$/i.test(`${value}`)),
  ),
  false,
);
export const section: v.GenericSchema<unknown, Section> = v.object({
  name: v.string(),
  description: optionalText,
  type: optionalText,
  notes,
  patch: optionalTextOrNumber,
  packages: list(file),
  files: list(file),
  sections: list(v.lazy(() => section)),
  generate_hdv_link: flag,
  generate_hpdv_link: flag,
  generate_hmf_to_hsf_link: flag,
});

const head = {
  title: v.string(),
  date: optionalText,
  version: optionalTextOrNumber,
  notes,
  /** What is new, shown as news. NOTE-2. */
  highlights: v.nullish(v.union([v.string(), v.array(v.string())]), ''),
  license_information: part({ notes }),
  description: optionalText,
};
/** The head of a release of any layout, without its files. */
export const releaseHead = v.object(head);
/** The fields that every release has. CONTENT-5. */
export type ReleaseHead = v.InferOutput<typeof releaseHead>;

export const releasesList = v.array(v.object({ product: v.string(), version: textOrNumber }));
export type ReleasesList = v.InferOutput<typeof releasesList>;

export const versionIndex = v.array(
  v.object({
    year: textOrNumber,
    // A blank one names no version.
    versions: v.pipe(
      list(textOrNumber),
      v.transform((versions) => versions.filter((version) => version.trim())),
    ),
    message: optionalText,
    dates: v.nullish(v.record(v.string(), optionalText), {}),
  }),
);
/** The versions of a product by year; a year's first is its latest. CONTENT-4. */
export type VersionIndex = v.InferOutput<typeof versionIndex>;

export const genericContent = v.object({ ...head, sections: list(section), additional_info: list(file) });
export type GenericContent = v.InferOutput<typeof genericContent>;

export const polygonicaContent = v.object({
  ...head,
  files: list(section),
  patches: list(v.object({ patch: textOrNumber, notes, files: list(file) })),
});
export type PolygonicaContent = v.InferOutput<typeof polygonicaContent>;

export const parasolidContent = v.object({
  ...head,
  patches: list(v.object({ patch: textOrNumber, documentation: list(file), files: list(file) })),
  bodyshop: list(file),
  jumpstart: list(file),
});
export type ParasolidContent = v.InferOutput<typeof parasolidContent>;

const update = v.object({
  name: v.string(),
  content: optionalText,
  files: list(file),
  type: v.picklist(['update_main', 'update_lang']),
});
/** An update of AutoCAD OEM, for all languages or for one. CONTENT-10. */
export type OemUpdate = v.InferOutput<typeof update>;

const language = v.object({ language: v.string(), files: list(file), updates: list(update) });

export const autocadOemContent = v.object({
  ...head,
  prod: part({ languages: list(language), files: list(file), notes }),
  eval: part({ files: list(file), notes }),
  updates: list(
    v.object({ version: textOrNumber, date: optionalText, files: list(file), languages: list(language) }),
  ),
  resources: list(v.object({ text: v.string(), button: v.string(), file_name: v.string() })),
});
export type AutocadOemContent = v.InferOutput<typeof autocadOemContent>;

export const ifcContent = v.object({ product_name: v.string(), eval: list(file), prod: list(file) });
export type IfcContent = v.InferOutput<typeof ifcContent>;

const plainLanguage = v.object({ language: v.string(), files: list(file) });
export const inventorOemContent = v.object({
  ...head,
  eval: part({ files: list(file), languages: list(plainLanguage) }),
  licensed: part({ files: list(file) }),
});
export type InventorOemContent = v.InferOutput<typeof inventorOemContent>;

export const trainingContent = v.array(
  v.object({ group_name: v.string(), content: list(v.object({ name: v.string(), video_id: textOrNumber })) }),
);
/** Groups of training videos. CONTENT-13. */
export type TrainingContent = v.InferOutput<typeof trainingContent>;
