import type { CatalogSection } from '@portal/catalog';

/** The data that the loader of a page without requests provides to its screen. */
export interface SectionData {
  readonly section: CatalogSection;
}

export const sectionLoader = (section: CatalogSection) => (): SectionData => ({ section });
