import type { Product } from '@portal/catalog';
import type { ReactNode } from 'react';
import { RouteTitle } from '../frame/RouteTitle';
import { PageData } from '../state/PageData';
import type { PendingPage } from '../state/page-state';
import { DetailSkeleton } from './DetailSkeleton';

export interface DownloadPageProps<Data> {
  readonly product: Product;
  readonly state: PendingPage<Data>;
  /** Title of the document. Default: the product's name and "Downloads". */
  readonly title?: string;
  /** Subject of the error sentences. Default: "The downloads of" and the product's name. */
  readonly subject?: string;
  /** Renders the release. */
  readonly children: (data: Data) => ReactNode;
}

/** A download page in each of its states. MISS-1, MISS-2, MISS-3. */
export function DownloadPage<Data>({
  product,
  state,
  title = `${product.name} Downloads`,
  subject = `The downloads of ${product.name}`,
  children,
}: DownloadPageProps<Data>) {
  return (
    <>
      <RouteTitle title={title} />
      <PageData
        state={state}
        section={product}
        subject={subject}
        skeleton={<DetailSkeleton product={product} />}
      >
        {children}
      </PageData>
    </>
  );
}
