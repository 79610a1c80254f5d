import { screenPath, sections } from '@portal/catalog';
import { isChangedPage } from './changed-pages';
import type { RemoteName } from './remotes';

export interface PortalPage {
  readonly address: string;
  /** The build that renders it. */
  readonly owner: RemoteName | 'host';
  /** Pages of one kind have the same layout, for every product. */
  readonly kind: string;
}

/** The remote of an address, by its first segment. */
const OWNERS: Readonly<Record<string, RemoteName>> = {
  hoops: 'mfe-hoops',
  cae: 'mfe-cae',
  toolkits: 'mfe-partner-oem',
  'platform-products': 'mfe-partner-oem',
};

const ownerOf = (address: string): RemoteName => {
  if (address.endsWith('/trial')) return 'mfe-account';
  const owner = OWNERS[address.split('/')[1] ?? ''];
  if (owner === undefined) throw new Error(`No remote owns ${address}`);
  return owner;
};

/** Screens with a layout or an article of their own: each is its own kind per product. */
const OWN_LAYOUT = new Set(['about', 'documentation', 'support', 'downloads']);

const productPages: readonly PortalPage[] = sections.flatMap((section) =>
  section.screens.flatMap((screen) => {
    const address = screenPath(section, screen);
    if (address === null) return [];
    const layout = 'layout' in section ? String(section.layout) : 'choice';
    const kind = OWN_LAYOUT.has(screen) ? `${screen} of ${section.code}` : `${screen}, ${layout}`;
    return [{ address, owner: ownerOf(address), kind }];
  }),
);

/** Every page: those of the products, from the catalog, and the single ones. */
export const allPages: readonly PortalPage[] = [
  { address: '/start', owner: 'host', kind: 'start' },
  { address: '/naming', owner: 'host', kind: 'naming' },
  { address: '/license_generator', owner: 'mfe-account', kind: 'licenses' },
  { address: '/hoops/cadflow', owner: 'mfe-hoops', kind: 'cadflow' },
  { address: '/hoops/demos', owner: 'mfe-hoops', kind: 'demos' },
  { address: '/qt-toolkit/downloads', owner: 'mfe-partner-oem', kind: 'qt' },
  ...productPages,
];

/** The pages that walks over all pages visit. */
export const pages: readonly PortalPage[] = allPages.filter(({ address }) => isChangedPage(address));

export const onePerKind = (of: readonly PortalPage[]): readonly PortalPage[] => [
  ...new Map(of.map((page) => [page.kind, page])).values(),
];
