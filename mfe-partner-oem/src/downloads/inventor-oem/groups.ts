import { INVENTOR_OEM_LIMIT_DAYS } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import type { FileEntry, InventorOemContent } from '@portal/sdk/api/content';
import { createSection, type ReleaseGroup } from '../parts/groups';
import { licenseScope } from '../parts/language';

/** LIMIT-2, OEM-9. */
const TIME_LIMIT = `The SDK runs for ${INVENTOR_OEM_LIMIT_DAYS} days until it is licensed. The license patch lifts the limit.`;

/**
 * The SDK and the license patch, which are for all languages. OEM-9.
 * @param language the selected language; `null` before a selection. OEM-3.
 */
export function inventorOemGroups(release: Release<InventorOemContent>, language: string | null) {
  const { product, version, content } = release;
  const names = content.eval.languages.map((entry) => entry.language);
  const scope = licenseScope(release, names, language);
  const group = (name: string, files: FileEntry[], notes = ''): ReleaseGroup => ({
    section: createSection(name, { files, notes }),
    context: { product, version, scope },
  });
  return {
    sdk: group('Inventor OEM SDK', content.eval.files, TIME_LIMIT),
    licensePatch: group('License Patch', content.licensed.files),
  };
}

/** The support files of each language, which the content may name several times. OEM-9. */
export function inventorOemLanguages(release: Release<InventorOemContent>) {
  const { product, version, content } = release;
  const { languages } = content.eval;
  return [...new Set(languages.map(({ language }) => language))].map((language) => ({
    language,
    files: languages.filter((entry) => entry.language === language).flatMap(({ files }) => files),
    context: { product, version, scope: licenseScope(release, [], language) },
  }));
}
