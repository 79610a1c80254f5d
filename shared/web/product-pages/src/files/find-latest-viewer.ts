import { type FileEntry, genericContent, getContent, getReleases, type Section } from '@portal/api/content';
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

/** The demo viewers that can be downloaded. PATH-9. */
export type DemoViewerCode = 'hdv' | 'hpdv';

/** Executables and installers are preferred to archives and documents. */
const EXECUTABLE = /\.(exe|msi|dmg|pkg|appimage|run|apk|ipa)$/i;

/**
 * The files for a system: that of a file is its own, else that of the innermost section that names one, else the one
 * that its name says. NAME-4, PATH-9.
 */
const filesFor = (platform: string, sections: readonly Section[], outer = ''): FileEntry[] =>
  sections.flatMap(({ name, packages, files, sections: inner }) => {
    const inherited = platformOf(name) || outer;
    return [
      ...[...packages, ...files].filter(
        ({ os, filename }) => (platformOf(os) || inherited || platformOf(filename)) === platform,
      ),
      ...filesFor(platform, inner, inherited),
    ];
  });

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
  const files = filesFor(platform, sections);
  const file = files.find(({ filename }) => EXECUTABLE.test(filename)) ?? files[0];
  const target = file && platform !== '' ? fileTarget(product, version, file) : null;
  if (target === null)
    throw new DownloadUnavailableError(`There is no ${product.name} for your operating system.`);
  return { target, facts: { code, version, os: platform } };
}
