import type { ParasolidContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPage, DownloadPageFrame } from '@portal/product-pages/parts';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { DemoViewerText } from './DemoViewerText';
import { parasolidGroups } from './groups';

const demoViewer = { id: 'demo-viewer', title: 'Demo Viewer', content: <DemoViewerText /> };

/** The downloads of Parasolid. PAR-1. */
export function Screen({ product, state }: ReleaseData<ParasolidContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => (
        <DownloadPageFrame product={product} head={release.content} version={release.version}>
          <GroupsAccordion parts={[...parasolidGroups(release), demoViewer]} />
        </DownloadPageFrame>
      )}
    </DownloadPage>
  );
}
