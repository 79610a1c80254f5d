import { getVersionIndex } from '@portal/api/content';
import { type OlderVersionsYear, olderVersionsView, type Product, versionIndexPath } from '@portal/catalog';
import { type PendingPage, settleData } from '../state/page-state';
import { withPendingDelay } from '../state/pending-delay';

/** What the loader of the older versions page hands to its screen. */
export interface OlderVersionsData {
  readonly product: Product;
  readonly state: PendingPage<readonly OlderVersionsYear[]>;
}

/** Reads a product's version index, in the order and shape of its page. VER-10, OLD-1. */
export const indexLoader = (product: Product) => (): Promise<OlderVersionsData> =>
  withPendingDelay({
    product,
    state: settleData(async () =>
      olderVersionsView(product, await getVersionIndex(versionIndexPath(product))),
    ),
  });
