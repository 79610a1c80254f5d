import { useState } from 'react';

const PARAMETER = 'language';

const languageInAddress = () => new URLSearchParams(window.location.search).get(PARAMETER);

/** No new entry in the history, and no navigation: the page and its data stay what they are. */
function putIntoAddress(language: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, language);
  address.hash = ''; // a card of the language before
  window.history.replaceState(window.history.state, '', address);
}

/**
 * The language of a page's dropdown. The choice is in the address, so that whoever signs in from a card
 * comes back to it with the language chosen again: account pages return to the current URL (ALERT-8,
 * "Page links").
 * @param languages those that the release offers; any other counts as no choice.
 * @param before stands before a choice. Default: none.
 */
export function useLanguage(
  languages: readonly string[],
  before: string | null = null,
): readonly [language: string | null, choose: (language: string) => void] {
  const [chosen, setChosen] = useState(languageInAddress);
  const choose = (language: string) => {
    setChosen(language);
    putIntoAddress(language);
  };
  return [languages.find((language) => language === chosen) ?? before, choose];
}
