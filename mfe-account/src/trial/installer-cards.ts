import {
  alertKeyOf,
  type CatalogSection,
  downloadAccess,
  productByCode,
  type TrialOffer,
  trialInstallers,
} from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';

/** An installer that a trial page offers. */
export interface InstallerCard {
  readonly name: string;
  readonly os: string;
  readonly request: DownloadRequest;
}

/** The installers of a trial. They need a sign-in and no license. TRI-7, PATH-12. */
export function installerCards({ code }: CatalogSection, offer: TrialOffer): InstallerCard[] {
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
