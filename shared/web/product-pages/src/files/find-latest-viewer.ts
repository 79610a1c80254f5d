import { genericContent, getContent, getReleases } from '@portal/api/content';
import {
  contentPath,
  fileTarget,
  productByCode,
  resolveVersion,
  type VisitorSystem,
  viewerExecutableFor,
  visitorPlatform,
} from '@portal/catalog';
import { DownloadUnavailableError, type ResolvedDownload } from '@portal/download-button';

/** The demo viewers that can be downloaded. PATH-9. */
export type DemoViewerCode = 'hdv' | 'hpdv';

/**
 * Finds the executable of a demo viewer for an operating system in its latest release. PATH-9.
 * @throws {DownloadUnavailableError} when the viewer has no release, or none for the operating system.
 */
export async function findLatestViewer(
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
