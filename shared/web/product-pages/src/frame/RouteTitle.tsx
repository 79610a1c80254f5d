import { getConfig } from '@portal/config';
import { useCloseAlertsOnLeave } from '@portal/download-button';
import { PageTitle } from '@portal/ui';

/**
 * Sets the document's title: the route's title and the site's suffix. CFG-5. Every page renders one, so it also
 * closes the page's alerts when the user leaves.
 */
export function RouteTitle({ title }: { readonly title: string }) {
  useCloseAlertsOnLeave();
  return <PageTitle title={title} siteTitle={getConfig().siteTitle} />;
}
