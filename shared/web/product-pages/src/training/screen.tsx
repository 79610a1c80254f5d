import { Skeleton } from '@portal/ui';
import { RouteTitle } from '../frame/RouteTitle';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import type { TrainingData } from './load';
import { Training } from './Training';

/** Online training of a product. TRN-1 to TRN-5. */
export function Screen({ product, state }: TrainingData) {
  const title = `${product.name} Online Training`;
  return (
    <>
      <RouteTitle title={title} />
      <PageData
        state={state}
        section={product}
        subject={`The training of ${product.name}`}
        skeleton={
          <Loading title={title}>
            <Skeleton shape="card" height={420} />
          </Loading>
        }
      >
        {(groups) => <Training product={product} title={title} groups={groups} />}
      </PageData>
    </>
  );
}
