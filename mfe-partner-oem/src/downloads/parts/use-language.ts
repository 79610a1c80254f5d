import { pageUrl } from '@portal/config';
import { useState } from 'react';

const PARAMETER = 'language';

const languageFromUrl = () => pageUrl().searchParams.get(PARAMETER);

/** Replaces the history entry without a navigation, so that the page does not load its data again. */
function setLanguageInUrl(language: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, language);
  url.hash = ''; // it may name a card of the previous language
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The language of a page's dropdown. The selection is stored in the URL, so that it is restored after a
 * sign-in from a card: account pages return to the current URL (ALERT-8, "Page links").
 * @param languages the languages that the release offers; any other value counts as no selection.
 * @param defaultLanguage the language before a selection. Default: `null`, none.
 */
export function useLanguage(
  languages: readonly string[],
  defaultLanguage: string | null = null,
): readonly [language: string | null, select: (language: string) => void] {
  const [selected, setSelected] = useState(languageFromUrl);
  const select = (language: string) => {
    setSelected(language);
    setLanguageInUrl(language);
  };
  return [languages.find((language) => language === selected) ?? defaultLanguage, select];
}
