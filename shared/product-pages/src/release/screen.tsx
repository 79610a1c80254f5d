import type { GenericContent } from '@portal/api/content';
import { useLoaderData } from '@portal/router';
import { RouteTitle } from '../frame/RouteTitle';
import { PageData } from '../state/PageData';
import { DetailSkeleton } from './DetailSkeleton';
import { GenericRelease } from './GenericRelease';
import type { ReleaseData } from './release';

/** The download page of a product with the generic layout. PAGE-1, PAGE-2. */
export function Component() {
  const { product, state } = useLoaderData() as ReleaseData<GenericContent>;
  return (
    <>
      <RouteTitle title={`${product.name} Downloads`} />
      <PageData
        state={state}
        section={product}
        subject={`The downloads of ${product.name}`}
        skeleton={<DetailSkeleton product={product} />}
      >
        {(release) => <GenericRelease release={release} />}
      </PageData>
    </>
  );
}
