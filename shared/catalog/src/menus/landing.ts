import {
  autodeskItems,
  ceetronSdkItems,
  ceetronToolItems,
  hoopsPlatformItems,
  hoopsSdkItems,
  type MenuItem,
  modelerItems,
} from './items';

/** A group of the landing page's product accordion. */
export interface LandingGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly MenuItem[];
}

/** The accordion's four groups, in order. MENU-4. */
export const landingGroups: readonly LandingGroup[] = [
  { id: 'hoops', title: 'HOOPS', links: [...hoopsSdkItems, ...hoopsPlatformItems] },
  { id: 'ceetron', title: 'CEETRON', links: [...ceetronSdkItems, ...ceetronToolItems] },
  { id: 'oem', title: 'OEM', links: autodeskItems },
  { id: 'modelers', title: 'Modelers', links: modelerItems },
];
