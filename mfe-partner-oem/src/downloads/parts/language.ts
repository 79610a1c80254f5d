import type { LicenseScope } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import { groupWithCard, type PageFile } from '@portal/product-pages/parts';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { useLocation, useNavigate } from '@portal/sdk/router';
import { useState } from 'react';

/** The language of license checks if the release has no languages. */
const DEFAULT_LANGUAGE = 'English';

/**
 * The scope of an OEM product's license check: the resolved version and a language. CALL-6, OEM-3.
 * Files for all languages are checked with the selected language, or else with the release's first
 * language.
 */
export function licenseScope(
  { version }: Pick<Release, 'version'>,
  languages: readonly string[],
  selected: string | null,
): LicenseScope {
  return { version, language: selected ?? languages[0] ?? DEFAULT_LANGUAGE };
}

const PARAMETER = 'language';

/** The query of a page's address with a language. */
export const languageQuery = (language: string): string =>
  `?${new URLSearchParams({ [PARAMETER]: language })}`;

/** The words of a language's name, and the beginnings of the language tags that mean it. The first match wins. */
const TAGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/simplified/i, ['zh-CN', 'zh-SG', 'zh-Hans']],
  [/traditional/i, ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant']],
  [/chinese/i, ['zh']],
  [/brazil/i, ['pt-BR']],
  [/portuguese/i, ['pt']],
  [/english/i, ['en']],
  [/french/i, ['fr']],
  [/german/i, ['de']],
  [/italian/i, ['it']],
  [/spanish/i, ['es']],
  [/japanese/i, ['ja']],
  [/korean/i, ['ko']],
  [/polish/i, ['pl']],
  [/czech/i, ['cs']],
  [/hungarian/i, ['hu']],
  [/russian/i, ['ru']],
];

/** The beginnings of the language tags that mean a language; none for an unknown name. REC-4. */
export const languageTags = (name: string): readonly string[] =>
  TAGS.find(([pattern]) => pattern.test(name))?.[1] ?? [];

/** The first language whose files have the card with an anchor; `null` if there is none. */
export const languageWithCard = (
  languages: readonly string[],
  filesOf: (language: string) => readonly PageFile[],
  anchor: string | null,
): string | null =>
  groupWithCard(
    languages.map((id) => ({ id, alertKeys: () => filesOf(id).map(({ request }) => request.alertKey) })),
    anchor,
  ) ?? null;

/**
 * The language of a page's dropdown. The selection is stored in the URL, so that Back, reload and signing in from a
 * card restore it: account pages return to the current URL (STATE-2, ALERT-8, "Page links").
 * @param languages the languages that the release offers; any other value counts as no selection.
 * @param languageOf the language before a selection: that of the card with the anchor that the URL hash names, also on
 * a page that is already open; `null` for none.
 */
export function useLanguage(
  languages: readonly string[],
  languageOf: (anchor: string | null) => string | null,
): readonly [language: string | null, select: (language: string) => void] {
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  const anchor = cardAnchorFromHash(hash);
  const [addressed, setAddressed] = useState(() => ({ anchor, language: languageOf(anchor) }));
  // A hash that goes, as with a filter, leaves the language. React renders again at once, and discards this render.
  if (anchor !== null && anchor !== addressed.anchor) setAddressed({ anchor, language: languageOf(anchor) });
  const parameters = new URLSearchParams(search);
  const selected = parameters.get(PARAMETER);
  const select = (language: string) => {
    parameters.set(PARAMETER, language);
    // With the hash: without it the page would draw its cards anew, and the dropdown would lose the focus. A11Y-8.
    void navigate({ search: `?${parameters}`, hash }, { replace: true, state, preventScrollReset: true });
  };
  return [languages.find((language) => language === selected) ?? addressed.language, select];
}
