import { DEMO_VIEWER_LICENSE_DAYS, latestPath, productByCode } from '@portal/catalog';
import { AppLink } from '@portal/ui';

/** The Demo Viewer section, which is a text instead of a list of files. PAR-1. */
export function DemoViewerText() {
  const viewer = productByCode('hpdv');
  return (
    <p>
      The {viewer.name} opens Parasolid models without any programming and carries a license for{' '}
      {DEMO_VIEWER_LICENSE_DAYS} days. It has a page of its own:{' '}
      <AppLink to={latestPath(viewer) ?? '/start'}>{viewer.name} downloads</AppLink>.
    </p>
  );
}
