import { getConfig } from '@portal/config';
import { PageTitle } from '@portal/ui';

/** The document's title: the route's title and the site's suffix. Spec P§2. */
export function RouteTitle({ title }: { readonly title: string }) {
  return <PageTitle title={title} siteTitle={getConfig().siteTitle} />;
}
