import type { PolygonicaContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPageFrame } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { DownloadsScreen } from '../parts/DownloadsScreen';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { polygonicaGroups } from './groups';

/** The downloads of Polygonica. POLY-1. */
export function Component() {
  const { product, state } = useLoaderData() as ReleaseData<PolygonicaContent>;
  return (
    <DownloadsScreen product={product} state={state}>
      {(release) => (
        <DownloadPageFrame product={product} head={release.content} version={release.version}>
          <GroupsAccordion parts={polygonicaGroups(release)} />
        </DownloadPageFrame>
      )}
    </DownloadsScreen>
  );
}
