import type { CatalogSection } from '@portal/catalog';

/** What the loader of a page without requests hands to its screen. */
export interface SectionData {
  readonly section: CatalogSection;
}

export const sectionLoader = (section: CatalogSection) => (): SectionData => ({ section });
