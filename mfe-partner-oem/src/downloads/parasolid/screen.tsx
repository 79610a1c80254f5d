import type { ParasolidContent } from '@portal/api/content';
import type { Release, ReleaseData } from '@portal/product-pages';
import { DownloadPage } from '@portal/product-pages/parts';
import { PartsPage } from '../parts/PartsPage';
import { DemoViewerText } from './DemoViewerText';
import { parasolidGroups } from './groups';

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
