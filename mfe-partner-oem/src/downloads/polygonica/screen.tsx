import type { Release, ReleaseData } from '@portal/product-pages';
import { createSection, DownloadPage } from '@portal/product-pages/parts';
import type { PolygonicaContent } from '@portal/sdk/api/content';
import { PartsPage, type ReleaseGroup } from '../parts/parts';

/** The file sections, then one section with an accordion for each patch. POLY-1. */
export function polygonicaGroups({ product, version, content }: Release<PolygonicaContent>): ReleaseGroup[] {
  const patches = content.patches.map(({ patch, notes, files }) => createSection(patch, { notes, files }));
  const sections = patches.length === 0 ? [] : [createSection('Patches', { sections: patches })];
  return [...content.files, ...sections].map((section) => ({
    section,
    context: { product, version, writtenVersion: content.version },
  }));
}

/** The downloads of Polygonica. POLY-1. */
export function Screen({ product, state }: ReleaseData<PolygonicaContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <PartsPage release={release} partsOf={polygonicaGroups} />}
    </DownloadPage>
  );
}
