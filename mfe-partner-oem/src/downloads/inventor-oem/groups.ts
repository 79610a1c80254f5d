import type { FileEntry, InventorOemContent } from '@portal/api/content';
import { INVENTOR_OEM_LIMIT_DAYS } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import { addressedGroup, alertKeysOfFiles, type FileContext } from '@portal/product-pages/parts';
import type { ReleaseGroup } from '../parts/groups';
import { oemLicense } from '../parts/oem-license';
import { sectionOf } from '../parts/section';

/** LIMIT-2, OEM-9. */
const TIME_LIMIT = `The SDK runs for ${INVENTOR_OEM_LIMIT_DAYS} days until it is licensed. The license patch lifts the limit.`;

/** A language of the release with its support files. */
export interface LanguageFiles {
  readonly language: string;
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
}

/**
 * The SDK and the license patch, which are for all languages. OEM-9.
 * @param language the visitor's, `null` before a choice. OEM-3.
 */
export function inventorOemGroups(
  release: Release<InventorOemContent>,
  language: string | null,
): {
  readonly sdk: ReleaseGroup;
  readonly licensePatch: ReleaseGroup;
} {
  const { product, version, content } = release;
  const license = oemLicense(release, content.eval.languages, language);
  const group = (name: string, files: FileEntry[], notes = ''): ReleaseGroup => ({
    section: sectionOf(name, { files, notes }),
    context: { product, version, license },
  });
  return {
    sdk: group('Inventor OEM SDK', content.eval.files, TIME_LIMIT),
    licensePatch: group('License Patch', content.licensed.files),
  };
}

export function inventorOemLanguages(release: Release<InventorOemContent>): LanguageFiles[] {
  const { product, version, content } = release;
  return content.eval.languages.map(({ language, files }) => ({
    language,
    files,
    context: { product, version, license: oemLicense(release, content.eval.languages, language) },
  }));
}

/** The language with the card which the address leads to. */
export const addressedLanguage = (
  languages: readonly LanguageFiles[],
  anchor: string | null,
): string | null =>
  addressedGroup(
    languages.map(({ language, files, context }) => ({
      id: language,
      alertKeys: () => alertKeysOfFiles(files, context),
    })),
    anchor,
  ) ?? null;
