import { genericContent, getContent, getReleases } from '@portal/api/content';
import {
  contentPath,
  downloadAccess,
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
 * Finds the executable of a demo viewer for an operating system in its latest release. PATH-9.
 * @throws {DownloadUnavailableError} when the viewer has no release, or none for the operating system.
 */
async function findLatestViewer(
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

/** The alert key of a demo viewer's card; the same on every page. */
export const viewerAlertKey = (code: DemoViewerCode): string => `viewer:${code}`;

/** The request to download the latest demo viewer; also used on trial and demo pages. */
export function demoViewerRequest(code: DemoViewerCode): DownloadRequest {
  const product = productByCode(code);
  return {
    alertKey: viewerAlertKey(code),
    target: { kind: 'resolve', resolve: () => findLatestViewer(code) },
    access: downloadAccess('demo-viewers', product),
    facts: { code, version: '', os: '' },
  };
}
