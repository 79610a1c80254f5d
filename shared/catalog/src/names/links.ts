import { sections } from '../products';
import { canonicalPath } from '../sections/redirects';
import { screenPath } from '../sections/screens';

const PREFIXES: readonly (readonly [readonly string[], string])[] = [
  [['cee_env_cloud', 'cee_sam'], '/cae'],
  [['realdwg', 'siemens-parasolid', 'polygonica'], '/toolkits'],
  [['autocad_oem', 'inventor_oem'], '/platform-products'],
];

/**
 * The download page of a short name by the literal rule of LINK-1; `null` for `unknown`. Some of these paths have
 * no page of their own; `canonicalPath` maps them to real pages.
 */
export function downloadPagePath(shortName: string): string | null {
  if (shortName === 'unknown' || shortName === '') return null;
  if (shortName.includes('the-hoops')) return `/hoops/${shortName}`;
  const prefix = PREFIXES.find(([names]) => names.includes(shortName))?.[1] ?? '/hoops';
  return `${prefix}/${shortName}/downloads/latest`;
}

/** The real download page of a short name, without a redirect. LINK-2. */
export function downloadLink(shortName: string): string | null {
  const path = downloadPagePath(shortName);
  return path === null ? null : canonicalPath(path);
}

/** The trial page of a short name; `null` if the product has none. LAND-6. */
export function trialPath(shortName: string): string | null {
  const section = sections.find((entry) => entry.trial && entry.section === `/hoops/${shortName}`);
  return section ? screenPath(section, 'trial') : null;
}
