import type { FileEntry, OemUpdate } from '@portal/api/content';
import { addressedGroup, alertKeysOfFiles, type FileContext } from '@portal/product-pages/parts';
import { oemLicense } from '../parts/oem-license';
import type { AutocadOemData } from './load';
import { contextAt } from './places';

type Release = AutocadOemData['release'];

/** Files of one language: the product itself, or one update of it. */
export interface LanguagePart {
  readonly name: string;
  /** What content says about an update; may hold simple HTML. */
  readonly description: string;
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** The updates that an update of the release has for the language. OEM-6, PATH-5. */
  readonly updates?: readonly LanguagePart[];
}

/** The languages that the release offers, for the product or for an update, each once. */
export function languagesOf({ content: { prod, updates } }: Release): string[] {
  const all = [...prod.languages, ...updates.flatMap(({ languages }) => languages)];
  return [...new Set(all.map(({ language }) => language))];
}

/** The parts of a language's own entry: its production files, then its updates. */
function ownParts(release: Release, language: string): LanguagePart[] {
  const { languages } = release.content.prod;
  const license = oemLicense(release, languages, language);
  const entries = languages.filter((entry) => entry.language === language);
  const production = entries.map(({ files }) => ({
    name: 'Production files',
    description: '',
    files,
    context: contextAt(release, license, { language }),
  }));
  const updates = entries.flatMap((entry) =>
    entry.updates.map(({ name, content, files, type }) => ({
      name,
      description: content,
      files,
      context: contextAt(release, license, { language, updateType: type }),
    })),
  );
  return [...production, ...updates].filter(
    ({ files, description }) => files.length > 0 || description !== '',
  );
}

/** The parts of a language in the release's own updates, without the files that were `shown` already. */
function generalParts(release: Release, language: string, shown: ReadonlySet<string>): LanguagePart[] {
  const { prod, updates } = release.content;
  const license = oemLicense(release, prod.languages, language);
  const fresh = (files: readonly FileEntry[]) => files.filter(({ filename }) => !shown.has(filename));
  const nested = (update: OemUpdate, version: string): LanguagePart => ({
    name: update.name,
    description: update.content,
    files: fresh(update.files),
    context: contextAt(release, license, { language, updateType: update.type, inUpdate: true }, version),
  });
  return updates
    .flatMap(({ version, date, languages }) =>
      languages
        .filter((entry) => entry.language === language)
        .map((entry) => ({
          name: `Update ${version}`,
          description: date,
          files: fresh(entry.files),
          context: contextAt(release, license, { language, updateType: 'update_lang' }, version),
          updates: entry.updates
            .filter(({ files }) => files.length === 0 || fresh(files).length > 0)
            .map((update) => nested(update, version)),
        })),
    )
    .filter((part) => part.files.length > 0 || part.updates.length > 0);
}

/**
 * What choosing a language shows: its production files, its updates, and from the release's own updates
 * those that its entry does not show yet. OEM-2, OEM-6.
 */
export function languageParts(release: Release, language: string): LanguagePart[] {
  const own = release.content.prod.languages.filter((entry) => entry.language === language);
  const updated = own.flatMap(({ updates }) => updates.flatMap(({ files }) => files));
  const shown = new Set(updated.map(({ filename }) => filename));
  return [...ownParts(release, language), ...generalParts(release, language, shown)];
}

const alertKeysOfParts = (parts: readonly LanguagePart[]): string[] =>
  parts.flatMap(({ files, context, updates = [] }) => [
    ...alertKeysOfFiles(files, context),
    ...alertKeysOfParts(updates),
  ]);

/** The first of some languages that shows the card which the address leads to. */
export const addressedLanguage = (
  release: Release,
  languages: readonly string[],
  anchor: string | null,
): string | null =>
  addressedGroup(
    languages.map((language) => ({
      id: language,
      alertKeys: () => alertKeysOfParts(languageParts(release, language)),
    })),
    anchor,
  ) ?? null;
