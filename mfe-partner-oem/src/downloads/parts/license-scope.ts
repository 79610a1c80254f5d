import type { LicenseScope } from '@portal/catalog';
import type { Release } from '@portal/product-pages';

/** The language of license checks if the release has no languages. */
const DEFAULT_LANGUAGE = 'English';

/**
 * The scope of an OEM product's license check: the resolved version and a language. CALL-6, OEM-3.
 * Files for all languages are checked with the selected language, or else with the release's first
 * language.
 */
export function licenseScope(
  { version }: Pick<Release, 'version'>,
  languages: readonly { readonly language: string }[],
  selected: string | null,
): LicenseScope {
  return { version, language: selected ?? languages[0]?.language ?? DEFAULT_LANGUAGE };
}
