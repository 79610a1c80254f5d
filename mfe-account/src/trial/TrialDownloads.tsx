import {
  alertKeyOf,
  downloadAccess,
  platformOf,
  productByCode,
  trialInstallers,
  visitorPlatform,
} from '@portal/catalog';
import { DemoViewerCard, DownloadCard } from '@portal/product-pages/parts';
import type { DownloadRequest } from '@portal/sdk/download-button';
import { CardList, PageSection, useHydrated } from '@portal/sdk/ui';
import type { TrialProduct } from './loader';

/** The installers of a trial. They need a sign-in and no license. TRI-7, PATH-12. */
function installerCards({ section: { code }, offer }: TrialProduct) {
  const version = offer.installers?.release ?? '';
  const access = downloadAccess('installers', productByCode(code) ?? null);
  return trialInstallers(offer).map(({ file: { filename, os }, target }) => {
    const request: DownloadRequest = {
      alertKey: alertKeyOf({}, target),
      target,
      access,
      facts: { code, version, os },
    };
    return { name: filename, os, request };
  });
}

/** The installer for the visitor's system, beside the key; nothing if the trial has none for it. TRI-10. */
export function OwnInstaller(product: TrialProduct) {
  const platform = useHydrated() ? visitorPlatform(window.navigator) : '';
  const own = installerCards(product).find(({ os }) => platformOf(os) === platform);
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

/** The downloads of the trial page: installers and the demo viewer. TRI-1, PATH-12. */
export function TrialDownloads(product: TrialProduct) {
  const { demoViewer } = product.offer;
  const installers = installerCards(product);
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
          <DemoViewerCard code={demoViewer} label="Download Demo Viewer" />
        </PageSection>
      )}
    </>
  );
}
