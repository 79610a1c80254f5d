import { genericContent, getContent, getReleases } from '@portal/api/content';
import {
  contentPath,
  fileTarget,
  platformOf,
  productByCode,
  resolveVersion,
  type VisitorSystem,
  visitorPlatform,
} from '@portal/catalog';
import { DownloadUnavailableError, type ResolvedDownload } from '@portal/download-button';
import { pageFilesOfSection } from './page-files';

/** The demo viewers that can be downloaded. PATH-9. */
export type DemoViewerCode = 'hdv' | 'hpdv';

/** Executables and installers are preferred to archives and documents. */
const EXECUTABLE = /\.(exe|msi|dmg|pkg|appimage|run|apk|ipa)$/i;

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
  const { version } = found;
  const { sections } = await getContent(contentPath(product, version), genericContent);
  const platform = visitorPlatform(system);
  const files = sections
    .flatMap((section) => pageFilesOfSection(section, { product, version }))
    .filter(({ entry, context }) => (platformOf(entry.os) || platformOf(context.os)) === platform);
  const file = files.find(({ entry }) => EXECUTABLE.test(entry.filename)) ?? files[0];
  const target = file && platform !== '' ? fileTarget(product, version, file.entry) : null;
  if (target === null)
    throw new DownloadUnavailableError(`There is no ${product.name} for your operating system.`);
  return { target, facts: { code, version, os: platform } };
}
