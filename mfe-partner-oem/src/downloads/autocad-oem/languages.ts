import { type DownloadTarget, fileTarget, type LicenseScope, type PackageLocation } from '@portal/catalog';
import { type FileContext, type PageFile, pageFiles } from '@portal/product-pages/parts';
import type { FileEntry, OemUpdate } from '@portal/sdk/api/content';
import { licenseScope } from '../parts/language';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];

/**
 * The context of files in one folder of the release.
 * @param folderVersion the version in the folder's path. Default: the release's version.
 */
export function fileContextFor(
  { product, version }: Release,
  scope: LicenseScope,
  location: PackageLocation,
  folderVersion: string = version,
): FileContext {
  const target = (file: FileEntry): DownloadTarget | null =>
    fileTarget(product, folderVersion, file, location);
  return { product, version, scope, target };
}

/** The files of one language: of the product, or of one update. */
export interface LanguagePart {
  readonly name: string;
  /** The description of an update; may contain simple HTML. */
  readonly description: string;
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Updates for the language that are nested in an update of the release. OEM-6, PATH-5. */
  readonly updates?: readonly LanguagePart[];
}

/** The distinct languages that the release offers for the product or an update. */
export function languagesOf({ content: { prod, updates } }: Release): string[] {
  const all = [...prod.languages, ...updates.flatMap(({ languages }) => languages)];
  return [...new Set(all.map(({ language }) => language))];
}

/** The parts of the language's own entry: its production files, then its updates. */
function ownParts(release: Release, language: string): LanguagePart[] {
  const { languages } = release.content.prod;
  const scope = licenseScope(release, languages, language);
  const entries = languages.filter((entry) => entry.language === language);
  const production = entries.map(({ files }) => ({
    name: 'Production files',
    description: '',
    files,
    context: fileContextFor(release, scope, { language }),
  }));
  const updates = entries.flatMap((entry) =>
    entry.updates.map(({ name, content, files, type }) => ({
      name,
      description: content,
      files,
      context: fileContextFor(release, scope, { language, updateType: type }),
    })),
  );
  return [...production, ...updates].filter(
    ({ files, description }) => files.length > 0 || description !== '',
  );
}

/** Whether two entries are of one file: files of one name may differ from update to update. */
const isSameFile = (one: FileEntry, other: FileEntry) =>
  one.filename === other.filename &&
  (one.md5sum === other.md5sum || one.md5sum === '' || other.md5sum === '');

/** The parts of a language in the updates of the release, without files that are already `shown`. */
function releaseUpdateParts(release: Release, language: string, shown: readonly FileEntry[]): LanguagePart[] {
  const { prod, updates } = release.content;
  const scope = licenseScope(release, prod.languages, language);
  const notShown = (files: readonly FileEntry[]) =>
    files.filter((file) => !shown.some((one) => isSameFile(one, file)));
  const nested = (update: OemUpdate, version: string): LanguagePart => ({
    name: update.name,
    description: update.content,
    files: notShown(update.files),
    context: fileContextFor(release, scope, { language, updateType: update.type, inUpdate: true }, version),
  });
  return updates
    .flatMap(({ version, date, languages }) =>
      languages
        .filter((entry) => entry.language === language)
        .map((entry) => ({
          name: `Update ${version}`,
          description: date,
          files: notShown(entry.files),
          context: fileContextFor(release, scope, { language, updateType: 'update_lang' }, version),
          updates: entry.updates
            .filter(({ files }) => files.length === 0 || notShown(files).length > 0)
            .map((update) => nested(update, version)),
        })),
    )
    .filter((part) => part.files.length > 0 || part.updates.length > 0);
}

/**
 * The parts that are shown for a language: its production files, its updates, and those updates of the
 * release that its own entry does not contain. OEM-2, OEM-6.
 */
export function languageParts(release: Release, language: string): LanguagePart[] {
  const own = release.content.prod.languages.filter((entry) => entry.language === language);
  const shown = own.flatMap(({ updates }) => updates.flatMap(({ files }) => files));
  return [...ownParts(release, language), ...releaseUpdateParts(release, language, shown)];
}

/** The files of parts and of the updates nested in them. */
export const filesOfLanguageParts = (parts: readonly LanguagePart[]): PageFile[] =>
  parts.flatMap(({ files, context, updates = [] }) => [
    ...pageFiles(files, context),
    ...filesOfLanguageParts(updates),
  ]);
