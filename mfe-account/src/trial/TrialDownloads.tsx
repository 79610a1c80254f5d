import {
  alertKeyOf,
  type CatalogSection,
  DEMO_VIEWER_LICENSE_DAYS,
  downloadAccess,
  platformOf,
  productByCode,
  type TrialOffer,
  trialInstallers,
  visitorPlatform,
} from '@portal/catalog';
import { DownloadCard, demoViewerRequest } from '@portal/product-pages/parts';
import type { DownloadRequest } from '@portal/sdk/download-button';
import { CardList, PageSection } from '@portal/sdk/ui';
import { useSyncExternalStore } from 'react';

/** An installer that a trial page offers. */
interface InstallerCard {
  readonly name: string;
  readonly os: string;
  readonly request: DownloadRequest;
}

/** The installers of a trial. They need a sign-in and no license. TRI-7, PATH-12. */
function installerCards({ code }: CatalogSection, offer: TrialOffer): InstallerCard[] {
  const version = offer.installers?.release ?? '';
  return trialInstallers(offer).map(({ file: { filename, os }, target }) => ({
    name: filename,
    os,
    request: {
      alertKey: alertKeyOf({}, target),
      target,
      access: downloadAccess('installers', productByCode(code) ?? null),
      facts: { code, version, os },
    },
  }));
}

const neverChanges = () => () => undefined;

/** The visitor's system; none where the page is rendered without a browser. */
const useVisitorPlatform = () =>
  useSyncExternalStore(
    neverChanges,
    () => visitorPlatform(window.navigator),
    () => '' as const,
  );

interface OwnInstallerProps {
  readonly section: CatalogSection;
  readonly offer: TrialOffer;
}

/** The installer for the visitor's system, beside the key; nothing if the trial has none for it. TRI-10. */
export function OwnInstaller({ section, offer }: OwnInstallerProps) {
  const platform = useVisitorPlatform();
  const own = installerCards(section, offer).find(({ os }) => platformOf(os) === platform);
  if (own === undefined) return null;
  const { name, os, request } = own;
  return (
    <DownloadCard
      name={`Installer for ${os}`}
      // The list of all installers has the same file with an alert of its own.
      request={{ ...request, alertKey: `own:${request.alertKey}` }}
      fields={[{ term: 'File', value: name }]}
    />
  );
}

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
