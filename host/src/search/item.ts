import type { CatalogSection, Product } from '@portal/catalog';

/**
 * What a result is. Results are listed in this order. SEARCH-2.
 * - `title`: of the group.
 * - `shown`: how many results of a kind are shown.
 */
export const KINDS = {
  product: { title: 'Products', icon: 'home', shown: 5 },
  page: { title: 'Pages', icon: 'chevron-right', shown: 5 },
  version: { title: 'Versions', icon: 'history', shown: 5 },
  documentation: { title: 'Documentation', icon: 'docs', shown: 5 },
  video: { title: 'Training videos', icon: 'play', shown: 5 },
  file: { title: 'Files', icon: 'file', shown: 8 },
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Where the content file of a release is, whose cards have the file. */
export interface ReleaseSource {
  readonly product: Product;
  readonly version: string;
  /** Below `content-data/`. */
  readonly path: string;
  readonly ref: 'main' | 'develop';
}

/** Something to go to. */
export interface SearchItem {
  readonly kind: Kind;
  readonly title: string;
  /** One line that tells it from others of the same title. */
  readonly detail: string;
  /** A path of the portal, or a URL of the configuration. */
  readonly href: string;
  /** More words that find it. They are not shown. */
  readonly keywords?: string;
  /** The section that it belongs to. Default: none. */
  readonly owner?: Pick<CatalogSection, 'name' | 'section'>;
  /** For a version and its files: the version. */
  readonly version?: string;
  /** For a version and its files: how many versions of the product are newer. Default: 0. */
  readonly age?: number;
  /** For a file: where its card's link can be looked up. */
  readonly source?: ReleaseSource;
}

/** Whether it is outside of the portal, and so opens in a new tab. UI-6. */
export const isExternal = ({ kind }: Pick<SearchItem, 'kind'>): boolean => kind === 'documentation';

/** An item's identity. */
export const itemKey = ({ kind, href, title }: Pick<SearchItem, 'kind' | 'href' | 'title'>): string =>
  `${kind} ${href} ${title}`;
