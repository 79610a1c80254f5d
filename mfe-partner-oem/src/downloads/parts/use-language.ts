import { useLocation, useNavigate } from '@portal/router';

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
