import type { FileEntry } from '@portal/api/content';
import type { FileContext } from '@portal/product-pages/parts';
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
}

/** The languages that the release offers, for the product or for an update, each once. */
export function languagesOf({ content: { prod, updates } }: Release): string[] {
  const all = [...prod.languages, ...updates.flatMap(({ languages }) => languages)];
  return [...new Set(all.map(({ language }) => language))];
}

/**
 * What choosing a language shows: its production files, its updates, and from the release's own updates
 * those that its entry does not show yet. Spec Q§3, Q§4.
 */
export function languageParts(release: Release, language: string): LanguagePart[] {
  const { prod, updates } = release.content;
  const license = oemLicense(release, prod.languages, language);
  const entries = prod.languages.filter((entry) => entry.language === language);

  const production = entries.map(({ files }) => ({
    name: 'Production files',
    description: '',
    files,
    context: contextAt(release, license, { language }),
  }));
  const own = entries.flatMap((entry) =>
    entry.updates.map(({ name, content, files, type }) => ({
      name,
      description: content,
      files,
      context: contextAt(release, license, { language, updateType: type }),
    })),
  );
  const shown = new Set(own.flatMap(({ files }) => files.map(({ filename }) => filename)));
  const general = updates.flatMap(({ version, date, languages }) =>
    languages
      .filter((entry) => entry.language === language)
      .map((entry) => ({
        name: `Update ${version}`,
        description: date,
        files: [...entry.files, ...entry.updates.flatMap(({ files }) => files)].filter(
          ({ filename }) => !shown.has(filename),
        ),
        context: contextAt(release, license, { language, updateType: 'update_lang' }, version),
      })),
  );
  return [...production, ...own, ...general].filter(({ files }) => files.length > 0);
}
