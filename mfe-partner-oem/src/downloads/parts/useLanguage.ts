import { useSearchParams } from '@portal/router';

const PARAMETER = 'language';

/**
 * The language of a page's dropdown. The choice is in the address, so that whoever signs in from a card
 * comes back to it with the language chosen again: account pages return to the current URL (decisions §5,
 * "Page links").
 * @param languages those that the release offers; any other counts as no choice.
 * @param before stands before a choice. Default: none.
 */
export function useLanguage(
  languages: readonly string[],
  before: string | null = null,
): readonly [language: string | null, choose: (language: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PARAMETER);
  const choose = (language: string) =>
    setParameters(
      (current) => {
        current.set(PARAMETER, language);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [languages.find((language) => language === named) ?? before, choose];
}
