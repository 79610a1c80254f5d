import { type DownloadTarget, fileTarget, type LicenseScope, type PackageLocation } from '@portal/catalog';
import { type FileContext, type PageFile, pageFiles } from '@portal/product-pages/parts';
import type { FileEntry, OemUpdate } from '@portal/sdk/api/content';
import { licenseScope } from '../parts/language';
import type { AutocadOemData } from './load';

export type Release = AutocadOemData['release'];

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

/** The license check of a file in a language; of one for all languages with the selected language. OEM-3. */
export const scopeOf = (release: Release, language: string | null): LicenseScope =>
  licenseScope(release, languagesOf(release), language);

/** An update whose content leaves its name blank. */
const UNNAMED = 'Update';

/** Whether two entries are of one file: files of one name may differ from update to update. */
const isSameFile = (one: FileEntry, other: FileEntry) =>
  one.filename === other.filename &&
  (one.md5sum === other.md5sum || one.md5sum === '' || other.md5sum === '');

/**
 * The parts that are shown for a language: its production files, its updates, and those updates of the
 * release that its own entry does not contain. OEM-2, OEM-6.
 */
export function languageParts(release: Release, language: string): LanguagePart[] {
  const { prod, updates } = release.content;
  const scope = scopeOf(release, language);
  const contextIn = (location: Omit<PackageLocation, 'language'>, version?: string) =>
    fileContextFor(release, scope, { ...location, language }, version);
  const isChosen = (entry: { readonly language: string }) => entry.language === language;

  const own = prod.languages.filter(isChosen);
  const production = own.map(({ files }) => ({
    name: 'Production files',
    description: '',
    files,
    context: contextIn({}),
  }));
  const ownUpdates = own
    .flatMap((entry) => entry.updates)
    .map(({ name, content, files, type }) => ({
      name: name.trim() || UNNAMED,
      description: content,
      files,
      context: contextIn({ updateType: type }),
    }));

  const shown = ownUpdates.flatMap(({ files }) => files);
  const notShown = (files: readonly FileEntry[]) =>
    files.filter((file) => !shown.some((one) => isSameFile(one, file)));
  const nested = ({ name, content, files, type }: OemUpdate, version: string): LanguagePart => ({
    name: name.trim() || UNNAMED,
    description: content,
    files: notShown(files),
    context: contextIn({ updateType: type, inUpdate: true }, version),
  });
  const releaseUpdates = updates.flatMap(({ version, date, languages }) =>
    languages.filter(isChosen).map((entry) => ({
      name: `Update ${version}`,
      description: date,
      files: notShown(entry.files),
      context: contextIn({ updateType: 'update_lang' }, version),
      updates: entry.updates
        .filter(({ files }) => files.length === 0 || notShown(files).length > 0)
        .map((update) => nested(update, version)),
    })),
  );
  return [
    ...[...production, ...ownUpdates].filter(
      ({ files, description }) => files.length > 0 || description !== '',
    ),
    ...releaseUpdates.filter((part) => part.files.length > 0 || part.updates.length > 0),
  ];
}

/** The files of parts and of the updates nested in them. */
export const filesOfLanguageParts = (parts: readonly LanguagePart[]): PageFile[] =>
  parts.flatMap(({ files, context, updates = [] }) => [
    ...pageFiles(files, context),
    ...filesOfLanguageParts(updates),
  ]);
