// Types of external input: the configuration and the content repository.

/** The part of the configuration that menus and sidebars need. CFG-8. */
export interface ExternalUrls {
  readonly docsHost: string;
  readonly manageHost: string;
  readonly supportUrl: string;
  readonly forumUrl: string;
  readonly knowledgeBaseUrl: string;
  readonly learningUrl: string;
  /** By product code; `default` applies to all other products. */
  readonly roadmapUrls: Readonly<Record<string, string>>;
}

/** An entry of `releases_prod_latest.json`. CONTENT-3. */
export interface ReleaseEntry {
  readonly product: string;
  readonly version: string;
}

/** A year of a version index. CONTENT-4. */
export interface VersionYear {
  readonly year: string | number;
  readonly versions: readonly string[];
  readonly message?: string | null;
  /** ISO dates by version. Default: none. */
  readonly dates?: Readonly<Record<string, string>>;
}

/** The fields of a package or file that determine its download target. CONTENT-6. */
export interface FileLike {
  readonly filename: string;
  readonly link?: string | null;
  readonly type?: string | null;
}
