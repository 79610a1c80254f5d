import { ltsSupportEnd } from '@portal/catalog';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPage, GenericRelease } from '@portal/product-pages/parts';
import type { GenericContent } from '@portal/sdk/api/content';
import { Alert, Day, Tag } from '@portal/sdk/ui';

/** The support period of LTS releases, and when that of this one ends. LIMIT-4. */
const supportPeriod = (end: string | null) => (
  <Alert kind="info" role="note" title="Supported for four years">
    {end !== null && (
      <p>
        Support for this release ends on{' '}
        <strong>
          <Day date={end} />
        </strong>
        .
      </p>
    )}
    <p>
      Long-term-support (LTS) releases of HOOPS Visualize are supported for four years from their initial
      release. They receive corrections, but no new features, so that an application can stay on one interface
      while it is maintained.
    </p>
  </Alert>
);

/** The long-term-support release of HOOPS Visualize 3DF. LTS-1, LTS-2. */
export function Screen({ product, state }: ReleaseData<GenericContent>) {
  return (
    <DownloadPage
      product={product}
      state={state}
      title={`${product.name} LTS Downloads`}
      subject={`The LTS release of ${product.name}`}
    >
      {(release) => (
        <GenericRelease
          release={release}
          facts={!/\bLTS\b/.test(release.content.title) && <Tag>LTS</Tag>}
          statement={supportPeriod(ltsSupportEnd(release.content.date))}
        />
      )}
    </DownloadPage>
  );
}
