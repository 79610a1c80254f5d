import { type CatalogSection, platformOf, type TrialOffer, visitorPlatform } from '@portal/catalog';
import { DownloadCard } from '@portal/product-pages/parts';
import { useSyncExternalStore } from 'react';
import { installerCards } from './installer-cards';

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
