import type { GenericContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DetailSkeleton, GenericRelease, PageData, RouteTitle } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { Alert } from '@portal/ui';
import { LTS_STATEMENT } from './statement';

/** The long-term-support release of HOOPS Visualize 3DF. LTS-1, LTS-2. */
export function Component() {
  const { product, state } = useLoaderData() as ReleaseData<GenericContent>;
  return (
    <>
      <RouteTitle title={`${product.name} LTS Downloads`} />
      <PageData
        state={state}
        section={product}
        subject={`The LTS release of ${product.name}`}
        skeleton={<DetailSkeleton product={product} />}
      >
        {(release) => (
          <GenericRelease
            release={release}
            statement={
              <Alert kind="info" role="note" title={LTS_STATEMENT.title}>
                <p>{LTS_STATEMENT.text}</p>
              </Alert>
            }
          />
        )}
      </PageData>
    </>
  );
}
