/** Product codes that source code may refer to; the catalog may contain others. PROD-1. */
export type ProductCode =
  | 'communicator'
  | 'exchange'
  | 'publish'
  | 'luminate'
  | '3df'
  | 'hps'
  | 'hwp'
  | 'hnp'
  | 'tabletopdf'
  | 'hpdv'
  | 'hdv'
  | 'cee_env_desktop'
  | 'cee_env_cloud'
  | 'cee_sam'
  | 'cee_sam_eval'
  | 'edv'
  | 'eda'
  | 'autocad_oem'
  | 'inventor_oem'
  | 'realdwg'
  | 'siemens-parasolid'
  | 'polygonica';

/** A product's family: its header menu, landing group and icon style. */
export type ProductFamily = 'hoops' | 'ceetron' | 'partner' | 'oem';

/**
 * The shape of a product's release content, which determines the screen that renders it. CONTENT-5, CONTENT-8,
 * CONTENT-9, CONTENT-10, CONTENT-12.
 */
export type ContentLayout = 'generic' | 'polygonica' | 'parasolid' | 'autocad-oem' | 'inventor-oem';

/** How a version is rewritten in content paths, and only there. VER-5, VER-6. */
export type VersionRule = 'plain' | 'dots-to-dashes' | 'realdwg';

/** The alert to show without a license. PROD-3. */
export type NoLicenseAlert = 'nolicensehoops' | 'nolicensenonhoops';

/** Icons that sidebars use. */
export type SidebarIcon =
  | 'trial'
  | 'download'
  | 'history'
  | 'docs'
  | 'archive'
  | 'formats'
  | 'platforms'
  | 'release-notes'
  | 'roadmap'
  | 'learning'
  | 'graphics'
  | 'support'
  | 'about'
  | 'training'
  | 'lts'
  | 'license';

export interface InstallerFile {
  readonly os: 'Windows' | 'Linux' | 'macOS';
  readonly filename: string;
}

/** The offer of a trial page. TRI-1. */
export interface TrialOffer {
  /** The `product` of the trial call. */
  readonly code: string;
  /** Category in the query of the knowledge-base link. LINK-3. */
  readonly knowledgeBaseCategory?: number;
  /** Files of the installers bucket below `releases/{release}/`. PATH-12. */
  readonly installers?: { readonly release: string; readonly files: readonly InstallerFile[] };
  /** The demo viewer to offer: `hdv` and `hpdv` are downloads, `web` is launched in the browser. */
  readonly demoViewer?: 'hdv' | 'hpdv' | 'web';
}

/**
 * The screens that a section can have; `SCREEN_PATHS` has their paths.
 * `latest` is the detail page of any version at `downloads/{version}`;
 * `downloads` is the detail page of a section that has no other version (hwp and hnp, NAV-9)
 * or its list of platforms (the HOOPS platform).
 */
export type ScreenName =
  | 'about'
  | 'trial'
  | 'latest'
  | 'downloads'
  | 'older-versions'
  | 'documentation'
  | 'support'
  | 'training'
  | 'platforms'
  | 'graphics-cards'
  | 'lts';

/** A sidebar link; `is_path` is true for a path of the portal and false for an external URL. SIDE-13. */
export interface SidebarLink {
  readonly name: string;
  /**
   * Internal: relative to the section (`./trial`) or absolute (`/hoops/visualize/trial`).
   * External: a configuration key in braces and a path (`{docsHost}/communicator`), or `{roadmap}`.
   */
  readonly link: string;
  readonly is_path: boolean;
  readonly icon: SidebarIcon;
}

/** A path whose pages share a sidebar: a product, `/hoops/visualize` or `/hoops/the-hoops-platform`. */
export interface CatalogSection {
  /** Identifies the section; for a product, its code. */
  readonly code: string;
  /** The section's path, such as `/hoops/communicator`; `null` for `hdv`, which has no pages. */
  readonly section: string | null;
  readonly name: string;
  readonly subtitle: string;
  /** One or two plain sentences for a developer who has not met the product. */
  readonly description: string;
  readonly family: ProductFamily;
  /** Name of the product's icon in `@portal/ui`; the same as the code. */
  readonly icon: string;
  /** Path of its documentation, relative to `docsHost`. */
  readonly docsPath: string;
  /** Absent without a trial, and where the `trial` screen only links to two others. */
  readonly trial?: TrialOffer;
  /** Screens of the section; routes and the generic sidebar are derived from it. */
  readonly screens: readonly ScreenName[];
  /** Links of the sidebar, in order. Default: the generic labels of its screens. SIDE-11. */
  readonly sidebar?: readonly SidebarLink[];
}

/** How a product's list of older versions differs from the default. OLD-2, OLD-5. */
export interface OlderVersionsRule {
  /** Versions of this year and later are sorted in descending numeric order. Default: all keep the index's order. */
  readonly sortFromYear?: number;
  /** Maximum number of years shown. Default: all. */
  readonly limit?: number;
  /** Whether the year itself links to a download page. Default: false. OLD-5. */
  readonly yearIsLink?: boolean;
}

/** A product. Everything that differs between products is a field of its entry. PROD-1. */
export interface Product extends CatalogSection {
  /** Its key in the releases list, the license check and the trial call. */
  readonly code: ProductCode | (string & {});
  /** Folder below `content-data/`; its last segment is also the prefix of its files. */
  readonly contentFolder: string;
  /** Folder below `packages/`. */
  readonly packagePath: string;
  /** The product's name in tracking events. NAME-3. */
  readonly trackingName: string;
  readonly noLicenseAlert: NoLicenseAlert;
  /** Whether a download requires a license. PROD-2. */
  readonly needsLicense: boolean;
  /** Whether its pages have the "View my License" button. PROD-4. */
  readonly viewMyLicense: boolean;
  readonly layout: ContentLayout;
  readonly versionRule: VersionRule;
  /** Version to use when the releases list does not name the product; only `hwp` has one. VER-3. */
  readonly fallbackVersion?: string;
  readonly olderVersions?: OlderVersionsRule;
}
