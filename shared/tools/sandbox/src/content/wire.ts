// Types of the content files. CONTENT-3 to CONTENT-13.

/** A note; `news` marks it as news. NOTE-2. */
export interface NoteEntry {
  readonly body: string;
  readonly type?: 'news';
}

export type Notes = string | readonly string[] | readonly NoteEntry[];

export interface Requirement {
  readonly description: string;
  readonly name?: string;
  readonly url?: string;
}

/** A package or file. The generator sets `md5sum`, if it is present, and with it `size` and `sha256`. */
export interface FileEntry {
  readonly filename: string;
  readonly name?: string;
  readonly os?: string;
  readonly compiler?: string;
  readonly arch?: string;
  md5sum?: string;
  /** In bytes. */
  size?: number;
  sha256?: string;
  readonly notes?: Notes;
  readonly link?: string;
  readonly type?: string;
  readonly system_requirements?: readonly Requirement[];
}

export interface Section {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly notes?: Notes;
  readonly patch?: string;
  readonly packages?: readonly FileEntry[];
  readonly files?: readonly FileEntry[];
  readonly sections?: readonly Section[];
  readonly generate_hdv_link?: true;
  readonly generate_hpdv_link?: true;
  readonly generate_hmf_to_hsf_link?: true;
}

/** Fields that all releases share. */
interface Head {
  readonly title: string;
  readonly date: string;
  readonly version: string;
  readonly notes?: Notes;
  /** What is new. NOTE-2. */
  readonly highlights?: string | readonly string[];
  readonly license_information?: { readonly notes: Notes };
  readonly description?: string;
}

export interface GenericContent extends Head {
  readonly sections: readonly Section[];
  readonly additional_info?: readonly FileEntry[];
}

/** A year of a version index. */
export interface VersionYear {
  readonly year: number | string;
  readonly versions: readonly string[];
  readonly message?: string;
  /** ISO dates by version; the generator sets them. OLD-7. */
  readonly dates?: Readonly<Record<string, string>>;
}

/** A release or patch of Parasolid, or a patch of Polygonica. */
export interface Patch {
  readonly patch: string;
  readonly notes?: Notes;
  readonly documentation?: readonly FileEntry[];
  readonly files: readonly FileEntry[];
}

export interface PolygonicaContent extends Head {
  readonly files: readonly Section[];
  readonly patches: readonly Patch[];
}

export interface ParasolidContent extends Head {
  readonly patches: readonly Patch[];
  readonly bodyshop?: readonly FileEntry[];
  readonly jumpstart?: readonly FileEntry[];
}

export interface OemUpdate {
  readonly name: string;
  readonly content: string;
  readonly files: readonly FileEntry[];
  readonly type: 'update_main' | 'update_lang';
}

export interface OemLanguage {
  readonly language: string;
  readonly files: readonly FileEntry[];
  readonly updates?: readonly OemUpdate[];
}

export interface AutocadOemContent extends Head {
  readonly prod?: {
    readonly languages: readonly OemLanguage[];
    readonly files: readonly FileEntry[];
    readonly notes?: Notes;
  };
  readonly eval?: { readonly files: readonly FileEntry[]; readonly notes?: Notes };
  readonly updates?: readonly {
    readonly version: string;
    readonly date: string;
    readonly files: readonly FileEntry[];
    readonly languages: readonly OemLanguage[];
  }[];
  readonly resources?: readonly {
    readonly text: string;
    readonly button: string;
    readonly file_name: string;
  }[];
}

export interface InventorOemContent extends Head {
  readonly eval: { readonly files: readonly FileEntry[]; readonly languages: readonly OemLanguage[] };
  readonly licensed: { readonly files: readonly FileEntry[] };
}

export interface IfcContent {
  readonly product_name: string;
  readonly eval: readonly FileEntry[];
  readonly prod: readonly FileEntry[];
}
