import type { LicenseScope } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import { useLocation, useNavigate } from '@portal/sdk/router';

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

const PARAMETER = 'language';

/**
 * The language of a page's dropdown. The selection is stored in the URL, so that Back, reload and signing in from a
 * card restore it: account pages return to the current URL (STATE-2, ALERT-8, "Page links").
 * @param languages the languages that the release offers; any other value counts as no selection.
 * @param defaultLanguage the language before a selection. Default: `null`, none.
 */
export function useLanguage(
  languages: readonly string[],
  defaultLanguage: string | null = null,
): readonly [language: string | null, select: (language: string) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const selected = parameters.get(PARAMETER);
  const select = (language: string) => {
    parameters.set(PARAMETER, language);
    // Without the hash, which may name a card of the previous language.
    void navigate({ search: `?${parameters}` }, { replace: true, state, preventScrollReset: true });
  };
  return [languages.find((language) => language === selected) ?? defaultLanguage, select];
}
