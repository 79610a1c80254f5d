import type { ExternalUrls, MenuGroup } from '../types';
import { menuData } from './generated';

/**
 * A link of the menus and the landing page. The host needs them for its first paint and must not load every
 * product's entry, so they come from a generated module.
 */
export interface MenuItem {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  /** Name of a drawing in `@portal/ui`. */
  readonly icon: string;
}

export interface MenuLink extends MenuItem {
  /** External links open in a new tab. UI-6. */
  readonly external: boolean;
}

export interface MenuColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface HeaderMenu {
  readonly id: 'products' | 'hoops' | 'ceetron' | 'partner' | 'oem' | 'documentation';
  /** Text of the menu's button; for a family's menu the family's name. MENU-2. */
  readonly label: string;
  readonly columns: readonly MenuColumn[];
}

export interface HeaderMenus {
  readonly menus: readonly HeaderMenu[];
  readonly support: MenuLink;
}

const itemsOf = (...groups: readonly MenuGroup[]): MenuItem[] =>
  groups
    .flatMap((group) => menuData.items[group])
    .map(([name, description, href, icon]) => ({ name, description, href, icon }));

const column = (title: string, ...groups: readonly MenuGroup[]): MenuColumn => ({
  title,
  links: itemsOf(...groups).map((item) => ({ ...item, external: false })),
});

const productMenus: readonly HeaderMenu[] = [
  {
    id: 'products',
    label: 'PRODUCTS',
    columns: [
      column('HOOPS SDKs', 'hoops-sdks'),
      column('HOOPS Platforms', 'hoops-platforms'),
      column('CEETRON SDKs', 'ceetron-sdks', 'ceetron-tools'),
      column('Partner Products', 'modelers'),
      column('Autodesk OEM products', 'autodesk', 'autodesk-toolkits'),
    ],
  },
  {
    id: 'hoops',
    label: 'HOOPS',
    columns: [
      column('HOOPS SDKs', 'hoops-sdks', 'visualize-apis'),
      column('HOOPS Platforms', 'hoops-platforms'),
      column('Tools and Demos', 'hoops-tools'),
    ],
  },
  {
    id: 'ceetron',
    label: 'CEETRON',
    columns: [column('CEETRON SDKs', 'ceetron-sdks'), column('Evaluation and Demos', 'ceetron-tools')],
  },
  // RealDWG is both a partner toolkit and an Autodesk OEM platform. MENU-2.
  { id: 'partner', label: 'Partner', columns: [column('Partner Products', 'autodesk-toolkits', 'modelers')] },
  { id: 'oem', label: 'OEM', columns: [column('Autodesk OEM products', 'autodesk', 'autodesk-toolkits')] },
];

const externalLink = (name: string, href: string): MenuLink => ({
  name,
  description: '',
  href,
  icon: '',
  external: true,
});

/** The header's menus in order, and its support link. MENU-1, MENU-2, MENU-3. */
export function headerMenus({
  docsHost,
  supportUrl,
}: Pick<ExternalUrls, 'docsHost' | 'supportUrl'>): HeaderMenus {
  const links = [['Documentation Home', ''] as const, ...menuData.documentation];
  const documentation: HeaderMenu = {
    id: 'documentation',
    label: 'DOCUMENTATION',
    columns: [
      {
        title: 'Documentation',
        links: links.map(([name, path]) => externalLink(name, `${docsHost}${path}` || '/')),
      },
    ],
  };
  return { menus: [...productMenus, documentation], support: externalLink('Support', supportUrl) };
}

/** The four groups of the landing page's product accordion, in order. MENU-4. */
export const landingGroups = [
  { id: 'hoops', title: 'HOOPS', links: itemsOf('hoops-sdks', 'hoops-platforms') },
  { id: 'ceetron', title: 'CEETRON', links: itemsOf('ceetron-sdks', 'ceetron-tools') },
  { id: 'oem', title: 'OEM', links: itemsOf('autodesk', 'autodesk-toolkits') },
  { id: 'modelers', title: 'Modelers', links: itemsOf('modelers') },
] as const;
