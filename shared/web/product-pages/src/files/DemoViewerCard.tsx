import { DEMO_VIEWER_LICENSE_DAYS, productByCode } from '@portal/catalog';
import { DownloadCard } from './DownloadCard';
import { demoViewerRequest } from './demo-viewer';
import type { DemoViewerCode } from './find-latest-viewer';

/** The card of the latest demo viewer for the user's operating system. PATH-9. */
export function DemoViewerCard({ code }: { readonly code: DemoViewerCode }) {
  return (
    <DownloadCard name={productByCode(code).name} request={demoViewerRequest(code)}>
      <p>The latest version for your operating system, with a license for {DEMO_VIEWER_LICENSE_DAYS} days.</p>
    </DownloadCard>
  );
}
