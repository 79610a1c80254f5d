import { getConfig } from '@portal/config';
import { useAlertsOfPage } from '@portal/download-button';
import { PageTitle } from '@portal/ui';

/**
 * The document's title: the route's title and the site's suffix. CFG-5. Every page has one for as long
 * as it is there, so it is also what closes the page's alerts.
 */
export function RouteTitle({ title }: { readonly title: string }) {
  useAlertsOfPage();
  return <PageTitle title={title} siteTitle={getConfig().siteTitle} />;
}
