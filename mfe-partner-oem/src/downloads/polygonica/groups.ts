import type { PolygonicaContent } from '@portal/api/content';
import type { Release } from '@portal/product-pages';
import { createSection } from '../parts/create-section';
import type { ReleaseGroup } from '../parts/groups';

/** The file sections, then one section with an accordion for each patch. POLY-1. */
export function polygonicaGroups({ product, version, content }: Release<PolygonicaContent>): ReleaseGroup[] {
  const patches = content.patches.map(({ patch, notes, files }) => createSection(patch, { notes, files }));
  const sections = patches.length === 0 ? [] : [createSection('Patches', { sections: patches })];
  return [...content.files, ...sections].map((section) => ({ section, context: { product, version } }));
}
