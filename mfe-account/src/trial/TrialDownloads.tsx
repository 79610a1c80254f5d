import {
  type CatalogSection,
  DEMO_VIEWER_LICENSE_DAYS,
  productByCode,
  type TrialOffer,
} from '@portal/catalog';
import { DownloadCard, demoViewerRequest } from '@portal/product-pages/parts';
import { CardList, PageSection } from '@portal/ui/pages';
import { installerCards } from './installer-cards';

interface TrialDownloadsProps {
  readonly section: CatalogSection;
  readonly offer: TrialOffer;
}

/** The downloads of the trial page: installers and the demo viewer. TRI-1, PATH-12. */
export function TrialDownloads({ section, offer }: TrialDownloadsProps) {
  const { demoViewer } = offer;
  const installers = installerCards(section, offer);
  return (
    <>
      {installers.length > 0 && (
        <PageSection title="Installers">
          <CardList>
            {installers.map(({ name, os, request }) => (
              <DownloadCard
                key={name}
                name={name}
                request={request}
                fields={[{ term: 'Operating system', value: os }]}
              />
            ))}
          </CardList>
        </PageSection>
      )}
      {(demoViewer === 'hdv' || demoViewer === 'hpdv') && (
        <PageSection title="Demo viewer">
          <DownloadCard
            name={productByCode(demoViewer).name}
            request={demoViewerRequest(demoViewer)}
            label="Download Demo Viewer"
          >
            <p>
              The latest version for your operating system, with a license for {DEMO_VIEWER_LICENSE_DAYS}{' '}
              days.
            </p>
          </DownloadCard>
        </PageSection>
      )}
    </>
  );
}
