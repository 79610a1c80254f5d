/** The codes that the portal's own code may name; the table may hold others. PROD-1. */
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

/** The family whose header menu, landing group and icon style a product shares. */
export type ProductFamily = 'hoops' | 'ceetron' | 'partner' | 'oem';

/** The shape of a product's release content and so the screen that draws it. CONTENT-5, CONTENT-8, CONTENT-9, CONTENT-10, CONTENT-12. */
export type ContentLayout = 'generic' | 'polygonica' | 'parasolid' | 'autocad-oem' | 'inventor-oem';

/** How the version is rewritten for the content look-up only. VER-5, VER-6. */
export type VersionRule = 'plain' | 'dots-to-dashes' | 'realdwg';

/** The alert that a missing license opens. PROD-3. */
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

/** What a trial page offers. TRI-1. */
export interface TrialOffer {
  /** The `product` of the trial call. */
  readonly code: string;
  /** Category of the knowledge base, in the link's query. LINK-3. */
  readonly knowledgeBaseCategory?: number;
  /** Files of the installers bucket below `releases/{release}/`. PATH-12. */
  readonly installers?: { readonly release: string; readonly files: readonly InstallerFile[] };
  /** The demo viewer to offer: `hdv` and `hpdv` are downloads, `web` is launched in the browser. */
  readonly demoViewer?: 'hdv' | 'hpdv' | 'web';
}

/**
 * The screens that a section can have; `SCREEN_PATHS` says where each lives.
 * `latest` is the detail page of any version at `downloads/{version}`;
 * `downloads` is the detail page of a section that has no other version (hwp and hnp, NAV-9)
 * or its chooser (the HOOPS platform).
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

/** A link of a sidebar: `is_path` tells an address of the portal from an external one. SIDE-13. */
export interface SidebarLink {
  readonly name: string;
  /**
   * Internal: relative to the section (`./trial`) or absolute (`/hoops/visualize/trial`).
   * External: a key of the configuration in braces and a path, `{docsHost}/communicator`, or `{roadmap}`.
   */
  readonly link: string;
  readonly is_path: boolean;
  readonly icon: SidebarIcon;
}

/** An address below which pages share a sidebar: a product, `/hoops/visualize`, the platform's chooser. */
export interface CatalogSection {
  /** Identifies the section; a product's is its code. */
  readonly code: string;
  /** The section's address, such as `/hoops/communicator`; `null` for `hdv`, which has no pages. */
  readonly section: string | null;
  readonly name: string;
  readonly subtitle: string;
  /** One or two plain sentences for a developer who has not met the product. */
  readonly description: string;
  readonly family: ProductFamily;
  /** Name of the product's icon in `@portal/ui`; the same as the code. */
  readonly icon: string;
  /** Path of its documentation below `docsHost`. */
  readonly docsPath: string;
  /** Absent without a trial, and where the `trial` screen only chooses between two others. */
  readonly trial?: TrialOffer;
  /** Screens of the section; routes and generic sidebars derive from it. */
  readonly screens: readonly ScreenName[];
  /** Links of the sidebar in their order; absent means the generic labels of its screens. SIDE-11. */
  readonly sidebar?: readonly SidebarLink[];
}

/** How a product's list of older versions departs from the rule. OLD-2, OLD-5. */
export interface OlderVersionsRule {
  /** Years from this one on are sorted in descending numeric order; the others keep the index's. */
  readonly sortFromYear?: number;
  /** Number of years shown. */
  readonly limit?: number;
  /** Whether the year itself links to a download page. OLD-5. */
  readonly yearIsLink?: boolean;
}

/** One product: everything that differs between two products is a field of this. PROD-1. */
export interface Product extends CatalogSection {
  /** Its key in the releases list, the license check and the trial call. */
  readonly code: ProductCode | (string & {});
  /** Folder below `content-data/`, whose last part is also the prefix of its files. */
  readonly contentFolder: string;
  /** Folder below `packages/`. */
  readonly packagePath: string;
  /** The product's name in tracking events. NAME-3. */
  readonly trackingName: string;
  readonly noLicenseAlert: NoLicenseAlert;
  /** Whether a download asks for a license first. PROD-2. */
  readonly needsLicense: boolean;
  /** Whether its pages carry the "View my License" button. PROD-4. */
  readonly viewMyLicense: boolean;
  readonly layout: ContentLayout;
  readonly versionRule: VersionRule;
  /** Version of a product that the releases list does not name; only `hwp` has one. VER-3. */
  readonly fallbackVersion?: string;
  readonly olderVersions?: OlderVersionsRule;
}
