import { EmptyState } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { RouteTitle } from '../frame/RouteTitle';
import { FeedLink } from '../news/FeedLink';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import type { OlderVersionsData } from './load';
import { Years } from './Years';

/** The older versions of a product, by year. PAGE-11. */
export function Screen({ product, state }: OlderVersionsData) {
  const title = `${product.name} Older Versions`;
  return (
    <>
      <RouteTitle title={title} />
      <PageData
        state={state}
        section={product}
        subject={`The list of versions of ${product.name}`}
        skeleton={<Loading title={title} />}
      >
        {(years) => (
          <>
            <PageHeader title={title} meta={<FeedLink product={product} />} />
            {years.length === 0 ? (
              <EmptyState title="No versions are listed yet." />
            ) : (
              <Years product={product} years={years} />
            )}
          </>
        )}
      </PageData>
    </>
  );
}
