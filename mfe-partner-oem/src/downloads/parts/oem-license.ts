import type { LicenseQuestion } from '@portal/download-button';
import type { Release } from '@portal/product-pages';

/** The language that files for all languages are asked with when the release names none. */
export const DEFAULT_LANGUAGE = 'English';

/**
 * What the license check of an OEM product asks: the product with the resolved version and a language.
 * CALL-6, OEM-3. Files that belong to no language are asked with the one that the visitor has
 * chosen, else with the release's first one.
 */
export function oemLicense(
  { product, version }: Pick<Release, 'product' | 'version'>,
  languages: readonly { readonly language: string }[],
  chosen: string | null,
): LicenseQuestion {
  const language = chosen ?? languages[0]?.language ?? DEFAULT_LANGUAGE;
  return { product: product.code, oem: { version, language } };
}
