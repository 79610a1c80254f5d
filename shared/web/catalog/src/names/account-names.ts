import { sections } from '../products';
import { homePath, screenPath } from '../sections/screens';
import type { CatalogSection } from '../types';

/** The sections that the account service names. `short`: the last segment of the path is also the short name. */
const namedSections = sections.flatMap((section) =>
  section.accountNames === undefined
    ? []
    : [{ section, short: section.section?.split('/').at(-1), names: section.accountNames }],
);

/** The section that a short name or a name of the account service stands for; the first match wins. NAME-2. */
export function sectionByAccountName(productName: string): CatalogSection | undefined {
  const name = productName.trim().toLowerCase();
  const words = name.replace(/[\s_-]+/g, ' ');
  const found =
    namedSections.find(({ short }) => short === name) ??
    namedSections.find(({ names }) => names.pattern.test(words)) ??
    namedSections.find(({ names }) => names.fallback?.test(words));
  return found?.section;
}

/**
 * The download page of a product name of the account service by the literal rule of LINK-1; `null` for an unknown one.
 * Some of these paths have no page of their own; `canonicalPath` maps them to real pages.
 */
export function downloadPagePath(productName: string): string | null {
  const section = sectionByAccountName(productName);
  if (section === undefined) return null;
  return section.downloadsAlias?.from ?? screenPath(section, 'latest') ?? homePath(section);
}

/** The trial page of a product name of the account service; `null` if the product has none. LAND-6. */
export function trialPath(productName: string): string | null {
  const section = sectionByAccountName(productName);
  return section?.trial ? screenPath(section, 'trial') : null;
}
