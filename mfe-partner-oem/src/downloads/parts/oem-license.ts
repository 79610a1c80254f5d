import type { LicenseRequirement } from '@portal/download-button';
import type { Release } from '@portal/product-pages';

/** The language of license checks if the release has no languages. */
export const DEFAULT_LANGUAGE = 'English';

/**
 * The license check of an OEM product: the product, the resolved version and a language. CALL-6, OEM-3.
 * Files for all languages are checked with the selected language, or else with the release's first
 * language.
 */
export function oemLicense(
  { product, version }: Pick<Release, 'product' | 'version'>,
  languages: readonly { readonly language: string }[],
  selected: string | null,
): LicenseRequirement {
  const language = selected ?? languages[0]?.language ?? DEFAULT_LANGUAGE;
  return { product: product.code, oem: { version, language } };
}
