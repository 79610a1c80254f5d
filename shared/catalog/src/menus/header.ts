import type { ExternalUrls } from '../inputs';
import {
  autodeskItems,
  ceetronSdkItems,
  ceetronToolItems,
  hoopsPlatformItems,
  hoopsSdkItems,
  hoopsToolItems,
  type MenuItem,
  modelerItems,
  realdwgItem,
  visualizeItems,
} from './items';

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

const column = (title: string, ...groups: readonly (readonly MenuItem[])[]): MenuColumn => ({
  title,
  links: groups.flat().map((item) => ({ ...item, external: false })),
});

const productMenus: readonly HeaderMenu[] = [
  {
    id: 'products',
    label: 'PRODUCTS',
    columns: [
      column('HOOPS SDKs', hoopsSdkItems),
      column('HOOPS Platforms', hoopsPlatformItems),
      column('CEETRON SDKs', ceetronSdkItems, ceetronToolItems),
      column('Partner Products', modelerItems),
      column('Autodesk OEM products', autodeskItems),
    ],
  },
  {
    id: 'hoops',
    label: 'HOOPS',
    columns: [
      column('HOOPS SDKs', hoopsSdkItems, visualizeItems),
      column('HOOPS Platforms', hoopsPlatformItems),
      column('Tools and Demos', hoopsToolItems),
    ],
  },
  {
    id: 'ceetron',
    label: 'CEETRON',
    columns: [column('CEETRON SDKs', ceetronSdkItems), column('Evaluation and Demos', ceetronToolItems)],
  },
  // RealDWG is both a partner toolkit and an Autodesk OEM platform. MENU-2.
  { id: 'partner', label: 'Partner', columns: [column('Partner Products', [realdwgItem], modelerItems)] },
  { id: 'oem', label: 'OEM', columns: [column('Autodesk OEM products', autodeskItems)] },
];

const DOCUMENTATION: readonly (readonly [name: string, path: string])[] = [
  ['Documentation Home', ''],
  ['HOOPS Communicator', '/communicator'],
  ['HOOPS Exchange', '/exchange'],
  ['HOOPS Publish', '/publish'],
  ['HOOPS Luminate', '/luminate'],
  ['HOOPS Visualize HPS', '/hps'],
  ['HOOPS Visualize 3DF', '/3df'],
  ['Ceetron Envision Desktop', '/envision-desktop'],
  ['Ceetron Envision Web', '/envision-web'],
  ['Ceetron SAM', '/sam'],
];

/** The header's menus in order, and its support link. MENU-1, MENU-2, MENU-3. */
export function headerMenus({
  docsHost,
  supportUrl,
}: Pick<ExternalUrls, 'docsHost' | 'supportUrl'>): HeaderMenus {
  const documentation: HeaderMenu = {
    id: 'documentation',
    label: 'DOCUMENTATION',
    columns: [
      {
        title: 'Documentation',
        links: DOCUMENTATION.map(([name, path]) => ({
          name,
          description: '',
          href: `${docsHost}${path}` || '/',
          external: true,
        })),
      },
    ],
  };
  return {
    menus: [...productMenus, documentation],
    support: { name: 'Support', description: '', href: supportUrl, external: true },
  };
}
