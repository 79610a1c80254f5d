import { sections } from '../products';
import { homePath, screenPath } from '../sections/screens';
import type { CatalogSection } from '../types';

/** The last segment of a section's path, which is also its short name. */
const lastSegment = ({ section }: CatalogSection) => section?.split('/').at(-1) ?? '';

const namedSections = sections.flatMap((section) =>
  section.accountNames === undefined
    ? []
    : [{ section, short: lastSegment(section), names: section.accountNames }],
);

/** The section that a name of the account service stands for; the first match wins. NAME-2. */
export function sectionByAccountName(productName: string): CatalogSection | undefined {
  const name = productName.trim().toLowerCase();
  const words = name.replace(/[\s_-]+/g, ' ');
  const found =
    namedSections.find(({ short }) => short === name) ??
    namedSections.find(({ names }) => names.pattern.test(words)) ??
    namedSections.find(({ names }) => names.fallback?.test(words));
  return found?.section;
}

/** The short name for a product name of the account service; `unknown` if no product has it. NAME-2. */
export function shortName(productName: string): string {
  const section = sectionByAccountName(productName);
  return section ? lastSegment(section) : 'unknown';
}

const sectionByShortName = (shortName: string): CatalogSection | undefined =>
  namedSections.find(({ short }) => short === shortName)?.section;

/**
 * The download page of a short name by the literal rule of LINK-1; `null` for an unknown one. Some of these paths
 * have no page of their own; `canonicalPath` maps them to real pages.
 */
export function downloadPagePath(shortName: string): string | null {
  const section = sectionByShortName(shortName);
  if (section === undefined) return null;
  return section.downloadsAlias?.from ?? screenPath(section, 'latest') ?? homePath(section);
}

/** The trial page of a short name; `null` if the product has none. LAND-6. */
export function trialPath(shortName: string): string | null {
  const section = sectionByShortName(shortName);
  return section?.trial ? screenPath(section, 'trial') : null;
}
