import type { PolygonicaContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPage, DownloadPageFrame } from '@portal/product-pages/parts';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { polygonicaGroups } from './groups';

/** The downloads of Polygonica. POLY-1. */
export function Screen({ product, state }: ReleaseData<PolygonicaContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => (
        <DownloadPageFrame product={product} head={release.content} version={release.version}>
          <GroupsAccordion parts={polygonicaGroups(release)} />
        </DownloadPageFrame>
      )}
    </DownloadPage>
  );
}
