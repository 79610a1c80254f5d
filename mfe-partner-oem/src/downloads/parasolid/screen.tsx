import type { ParasolidContent } from '@portal/api/content';
import type { ReleaseData } from '@portal/product-pages';
import { DownloadPageFrame } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { DownloadsScreen } from '../parts/DownloadsScreen';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { DemoViewerText } from './DemoViewerText';
import { parasolidGroups } from './groups';

const demoViewer = { id: 'demo-viewer', title: 'Demo Viewer', content: <DemoViewerText /> };

/** The downloads of Parasolid. PAR-1. */
export function Component() {
  const { product, state } = useLoaderData() as ReleaseData<ParasolidContent>;
  return (
    <DownloadsScreen product={product} state={state}>
      {(release) => (
        <DownloadPageFrame product={product} head={release.content} version={release.version}>
          <GroupsAccordion parts={[...parasolidGroups(release), demoViewer]} />
        </DownloadPageFrame>
      )}
    </DownloadsScreen>
  );
}
