import type { ScreenName } from './sections/screen-paths';
import type { SidebarLink } from './sidebars/links';

/** A product's family. Its no-license alert and its related products follow from it. */
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

/** The lists of products that menus and the landing page combine; `menus/menus.ts` has their order. */
export const MENU_GROUPS = [
  'hoops-sdks',
  'visualize-apis',
  'hoops-platforms',
  'hoops-tools',
  'ceetron-sdks',
  'ceetron-tools',
  'modelers',
  'autodesk',
  'autodesk-toolkits',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/**
 * The names by which the account service knows a product. The patterns apply to a name in lower case whose words
 * are separated by single spaces. NAME-2.
 */
interface AccountNames {
  readonly pattern: RegExp;
  /** Tried for names that no product's `pattern` matches. Default: none. */
  readonly fallback?: RegExp;
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
  /** Where menus and the landing page list it. Default: nowhere. MENU-1, MENU-4. */
  readonly menu?: MenuGroup;
  /** Name of a drawing in `@portal/ui`. A name without a drawing shows the portal's. */
  readonly icon: string;
  /** Path of its documentation, relative to `docsHost`. */
  readonly docsPath: string;
  /** Whether the DOCUMENTATION menu lists it. Default: false. MENU-3. */
  readonly docsMenu?: boolean;
  /** Default: none, the account service does not name it. NAME-2. */
  readonly accountNames?: AccountNames;
  /** A name that the account service and older content still use for it. Default: none. NAME-1. */
  readonly formerName?: string;
  /** An address that LINK-1 gives its downloads, and the page that it redirects to. Default: none. LINK-2. */
  readonly downloadsAlias?: { readonly from: string; readonly to: string };
  /** Absent without a trial, and where the `trial` screen only links to two others. */
  readonly trial?: TrialOffer;
  /** Screens of the section; routes and the generic sidebar are derived from it. */
  readonly screens: readonly ScreenName[];
  /** Links of the sidebar, in order. Default: the generic labels of its screens. SIDE-11. */
  readonly sidebar?: readonly SidebarLink[];
  /** The screens without the sidebar. Default: none. SIDE-12. */
  readonly screensWithoutSidebar?: readonly ScreenName[];
}

/** How a product's list of older versions differs from the default. OLD-2, OLD-5. */
interface OlderVersionsRule {
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
  readonly code: string;
  /** Folder below `content-data/`; its last segment is also the prefix of its files. */
  readonly contentFolder: string;
  /** Folder below `packages/`. */
  readonly packagePath: string;
  /** The product's name in tracking events. NAME-3. */
  readonly trackingName: string;
  /** Whether a download of its releases requires a license; `downloadAccess` applies it. PROD-2. */
  readonly needsLicense: boolean;
  /** Whether its pages have the "View my License" button. PROD-4. */
  readonly viewMyLicense: boolean;
  readonly layout: ContentLayout;
  readonly versionRule: VersionRule;
  /** Version to use when the releases list does not name the product; only `hwp` has one. VER-3. */
  readonly fallbackVersion?: string;
  readonly olderVersions?: OlderVersionsRule;
  /** Whether its pages offer the datasets. Default: false. PAGE-2. */
  readonly datasets?: boolean;
  /** Code of a product that its pages offer as an add-on. Default: none. PAGE-6. */
  readonly addOn?: string;
  /** How long a demo viewer runs, said where its content does not say it. Unit: days. LIMIT-3. */
  readonly runsForDays?: number;
  /** File name of the supplementary material of its training. Default: that of HPS. PATH-10. */
  readonly trainingSupplement?: string;
}

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
