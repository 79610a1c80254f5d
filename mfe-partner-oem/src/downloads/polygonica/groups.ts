import type { PolygonicaContent } from '@portal/api/content';
import type { Release } from '@portal/product-pages';
import type { ReleaseGroup } from '../parts/groups';
import { sectionOf } from '../parts/section';

/** File sections, then the patches as sub-accordions of one section. POLY-1. */
export function polygonicaGroups({ product, version, content }: Release<PolygonicaContent>): ReleaseGroup[] {
  const patches = content.patches.map(({ patch, notes, files }) => sectionOf(patch, { notes, files }));
  const sections = patches.length === 0 ? [] : [sectionOf('Patches', { sections: patches })];
  return [...content.files, ...sections].map((section) => ({ section, context: { product, version } }));
}
