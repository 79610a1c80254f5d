import type { PolygonicaContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPage } from '@portal/product-pages/parts';
import { PartsPage } from '../parts/PartsPage';
import { polygonicaGroups } from './groups';

/** The downloads of Polygonica. POLY-1. */
export function Screen({ product, state }: ReleaseData<PolygonicaContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <PartsPage release={release} partsOf={polygonicaGroups} />}
    </DownloadPage>
  );
}
