import { DEMO_VIEWER_LICENSE_DAYS, latestPath, productByCode } from '@portal/catalog';
import type { Release, ReleaseData } from '@portal/product-pages';
import { DownloadPage } from '@portal/product-pages/parts';
import type { ParasolidContent } from '@portal/sdk/api/content';
import { AppLink } from '@portal/sdk/ui';
import { PartsPage } from '../parts/PartsPage';
import { parasolidGroups } from './groups';

/** The Demo Viewer section, which is a text instead of a list of files. PAR-1. */
function DemoViewerText() {
  const viewer = productByCode('hpdv');
  return (
    <p>
      The {viewer.name} opens Parasolid models without any programming and carries a license for{' '}
      {DEMO_VIEWER_LICENSE_DAYS} days. It has a page of its own:{' '}
      <AppLink to={latestPath(viewer) ?? '/start'}>{viewer.name} downloads</AppLink>.
    </p>
  );
}

const demoViewer = { id: 'demo-viewer', title: 'Demo Viewer', content: <DemoViewerText /> };

const partsOf = (release: Release<ParasolidContent>) => [...parasolidGroups(release), demoViewer];

/** The downloads of Parasolid. PAR-1. */
export function Screen({ product, state }: ReleaseData<ParasolidContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <PartsPage release={release} partsOf={partsOf} />}
    </DownloadPage>
  );
}
