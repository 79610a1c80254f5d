import type { Product } from '@portal/catalog';
import type { PendingPage } from '@portal/product-pages';
import { DetailSkeleton, PageData, RouteTitle } from '@portal/product-pages/parts';
import type { ReactNode } from 'react';

export interface DownloadsScreenProps<Data> {
  readonly product: Product;
  readonly state: PendingPage<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A downloads page in each of its states. MISS-1, MISS-2, MISS-3. */
export function DownloadsScreen<Data>({ product, state, children }: DownloadsScreenProps<Data>) {
  return (
    <>
      <RouteTitle title={`${product.name} Downloads`} />
      <PageData
        state={state}
        section={product}
        subject={`The downloads of ${product.name}`}
        skeleton={<DetailSkeleton product={product} />}
      >
        {children}
      </PageData>
    </>
  );
}
