import type { Product } from '@portal/catalog';
import { Skeleton, Stack } from '@portal/ui';
import { Loading } from '../state/Loading';

/** Skeleton of a download page: license information, notes, and closed sections. */
export function DetailSkeleton({ product }: { readonly product: Pick<Product, 'name'> }) {
  return (
    <Loading title={product.name}>
      <Stack gap={4}>
        <Skeleton shape="row" height={108} count={2} />
        <Skeleton shape="card" height={336} />
      </Stack>
    </Loading>
  );
}
