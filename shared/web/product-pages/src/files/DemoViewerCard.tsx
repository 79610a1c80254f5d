import { DEMO_VIEWER_LICENSE_DAYS, downloadAccess, productByCode } from '@portal/catalog';
import type { DownloadRequest, ResolvedDownload } from '@portal/download-button';
import { DownloadCard } from './DownloadCard';
import type { DemoViewerCode } from './find-latest-viewer';

/** The look-up begins after a click, with code that loads with the tools of cards. */
const findLatestViewer = async (code: DemoViewerCode): Promise<ResolvedDownload> => {
  const module = await import(/* webpackChunkName: "card-tools" */ './find-latest-viewer');
  return module.findLatestViewer(code);
};

/** The alert key of a demo viewer's card; the same on every page. */
export const viewerAlertKey = (code: DemoViewerCode): string => `viewer:${code}`;

interface DemoViewerCardProps {
  readonly code: DemoViewerCode;
  /** Label of the button. Default: "Download". */
  readonly label?: string;
}

/** The card of the latest demo viewer for the user's operating system. PATH-9. */
export function DemoViewerCard({ code, label }: DemoViewerCardProps) {
  const product = productByCode(code);
  const request: DownloadRequest = {
    alertKey: viewerAlertKey(code),
    target: { kind: 'resolve', resolve: () => findLatestViewer(code) },
    access: downloadAccess('demo-viewers', product),
    facts: { code, version: '', os: '' },
  };
  return (
    <DownloadCard name={product.name} request={request} label={label}>
      <p>The latest version for your operating system, with a license for {DEMO_VIEWER_LICENSE_DAYS} days.</p>
    </DownloadCard>
  );
}
