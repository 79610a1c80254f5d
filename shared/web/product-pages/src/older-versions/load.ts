import { getVersionIndex } from '@portal/api/content';
import { type OlderVersionsYear, olderVersionsView, type Product, versionIndexPath } from '@portal/catalog';
import { type PendingPage, settleData, withPendingDelay } from '../state/page-state';

/** Loader data of the older versions page. */
export interface OlderVersionsData {
  readonly product: Product;
  readonly state: PendingPage<readonly OlderVersionsYear[]>;
}

/** The loader of the older versions page: loads the version index and sorts it for the page. VER-10, OLD-1. */
export const versionIndexLoader = (product: Product) => (): Promise<OlderVersionsData> =>
  withPendingDelay({
    product,
    state: settleData(async () =>
      olderVersionsView(product, await getVersionIndex(versionIndexPath(product))),
    ),
  });
