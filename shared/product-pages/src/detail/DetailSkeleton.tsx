import type { Product } from '@portal/catalog';
import { Skeleton } from '@portal/ui';
import { Loading } from '../state/Loading';

/** A download page before its content is there. */
export function DetailSkeleton({ product }: { readonly product: Pick<Product, 'name'> }) {
  return (
    <Loading title={product.name}>
      <Skeleton shape="row" height={56} count={5} />
    </Loading>
  );
}
