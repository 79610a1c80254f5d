/** The code of a product: its key in the releases list, the license check and the trial call. */
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

/** The shape of a product's release content and so the screen that draws it. Spec Q§2, decisions §6. */
export type ContentLayout = 'generic' | 'polygonica' | 'parasolid' | 'autocad-oem' | 'inventor-oem';

/** How the version is rewritten for the content look-up only. Spec P§5. */
export type VersionRule = 'plain' | 'dots-to-dashes' | 'realdwg';

/** The alert that a missing license opens. Spec P§8. */
export type NoLicenseAlert = 'nolicensehoops' | 'nolicensenonhoops';

/** What a product's trial page offers. Spec P§2. */
export interface TrialOffer {
  /** The code that the trial call takes; `visualize` covers both of its APIs. */
  readonly code: string;
  /** Category of the knowledge base, in the link's query. Spec P§2. */
  readonly knowledgeBaseCategory?: number;
  /** Files of the installers bucket below `releases/{release}/`. Decisions §4. */
  readonly installers?: { readonly release: string; readonly files: readonly InstallerFile[] };
  /** Which demo viewer the page offers, if any. */
  readonly demoViewer?: 'hdv' | 'hpdv' | 'web';
}

export interface InstallerFile {
  readonly os: 'Windows' | 'Linux' | 'macOS';
  readonly filename: string;
}

/** One product: everything that differs between two products is a field of this. Decisions §3. */
export interface Product {
  readonly code: ProductCode;
  /** The address of the product's section, such as `/hoops/communicator`; `null` for `hdv`. */
  readonly section: string | null;
  readonly name: string;
  readonly subtitle: string;
  /** One or two plain sentences for a developer who has not met the product. */
  readonly description: string;
  readonly family: ProductFamily;
  /** Name of the product's icon in `@portal/ui`. */
  readonly icon: string;
  /** Folder below `content-data/`, whose last part is also the prefix of its files. */
  readonly contentFolder: string;
  readonly packagePath: string;
  readonly trackingName: string;
  readonly noLicenseAlert: NoLicenseAlert;
  /** Whether a download asks for a license first. Spec P§5. */
  readonly needsLicense: boolean;
  /** Whether its pages carry the "View my License" button. Decisions §3. */
  readonly viewMyLicense: boolean;
  readonly layout: ContentLayout;
  readonly versionRule: VersionRule;
  /** Version of a product that the releases list does not name; only `hwp` has one. Spec P§4. */
  readonly fallbackVersion?: string;
  readonly trial?: TrialOffer;
  /** Screens that the section has, as paths relative to it; routes and generic sidebars derive from it. */
  readonly screens: readonly ScreenName[];
  /** Links of the sidebar in their order; absent means the generic labels of its screens. Spec P§2. */
  readonly sidebar?: readonly SidebarLink[];
}

export type ScreenName =
  | 'about'
  | 'trial'
  | 'latest'
  | 'older-versions'
  | 'documentation'
  | 'support'
  | 'training'
  | 'platforms'
  | 'graphics-cards'
  | 'lts';

/** A link of a sidebar: `is_path` tells an address of the portal from an external one. Spec P§2. */
export interface SidebarLink {
  readonly name: string;
  /** Internal: relative to the section (`./trial`) or absolute (`/hoops/visualize/trial`). External: a place of the configuration plus a path. */
  readonly link: string;
  readonly is_path: boolean;
  readonly icon: string;
}

/** The part of the configuration that menus and sidebars need. */
export interface ExternalPlaces {
  readonly docsHost: string;
  readonly manageHost: string;
  readonly supportUrl: string;
  readonly forumUrl: string;
  readonly knowledgeBaseUrl: string;
  readonly learningUrl: string;
  readonly roadmapUrls: Readonly<Record<string, string>>;
}
