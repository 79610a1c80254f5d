import type { GenericContent } from '@portal/api/content';
import { DownloadPage } from './DownloadPage';
import { GenericRelease } from './GenericRelease';
import type { ReleaseData } from './release';

/** The download page of a product with the generic layout. PAGE-1, PAGE-2. */
export function Screen({ product, state }: ReleaseData<GenericContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <GenericRelease release={release} />}
    </DownloadPage>
  );
}
