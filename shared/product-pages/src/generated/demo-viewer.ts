import { genericContent, getContent, getReleases } from '@portal/api/content';
import {
  alertTypeFor,
  contentPath,
  fileTarget,
  productByCode,
  resolveVersion,
  type VisitorSystem,
  viewerExecutableFor,
  visitorPlatform,
} from '@portal/catalog';
import {
  type DownloadRequest,
  DownloadUnavailableError,
  type ResolvedDownload,
} from '@portal/download-button';

/** The demo viewers that can be downloaded. PATH-9. */
export type DemoViewerCode = 'hdv' | 'hpdv';

/**
 * The executable of a demo viewer for a system, in its latest release. PATH-9.
 * @throws {DownloadUnavailableError} when there is none.
 */
export async function latestViewer(
  code: DemoViewerCode,
  system: VisitorSystem = window.navigator,
): Promise<ResolvedDownload> {
  const product = productByCode(code);
  const found = resolveVersion(product, 'latest', await getReleases());
  if (found.kind !== 'resolved')
    throw new DownloadUnavailableError(`${product.name} is not available at the moment.`);
  const content = await getContent(contentPath(product, found.version), genericContent);
  const platform = visitorPlatform(system);
  const file = viewerExecutableFor(platform, content);
  const target = file === undefined ? null : fileTarget(product, found.version, file);
  if (target === null)
    throw new DownloadUnavailableError(`There is no ${product.name} for your operating system.`);
  return { target, facts: { code, version: found.version, os: platform } };
}

/** What the card of a demo viewer is remembered by, on whichever page it is. */
export const viewerAlertKey = (code: DemoViewerCode): string => `viewer:${code}`;

/** What a button that downloads the latest demo viewer asks for; also on trial and demo pages. */
export function demoViewerRequest(code: DemoViewerCode): DownloadRequest {
  const product = productByCode(code);
  return {
    alertKey: viewerAlertKey(code),
    target: { kind: 'resolve', resolve: () => latestViewer(code) },
    license: null,
    noLicenseAlert: alertTypeFor(product),
    facts: { code, version: '', os: '' },
  };
}
