import type { ProductData } from '@portal/product-pages';
import { DownloadPage } from '@portal/product-pages/parts';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { useLocation } from '@portal/sdk/router';
import { useCallback, useMemo } from 'react';
import { LanguagesPage } from '../parts/LanguagesPage';
import { languageWithCard, useLanguage } from '../parts/language';
import { filesOfParts, PartsAccordion, partWithCard } from '../parts/parts';
import { LanguagePanel } from './LanguagePanel';
import { filesOfLanguageParts, languageParts, languagesOf } from './languages';
import type { AutocadOemData } from './load';
import { pageParts } from './page-parts';

/** The downloads of AutoCAD OEM. The page shows a skeleton until all data is processed. OEM-1. */
export function Screen({ product, state }: ProductData<AutocadOemData>) {
  return (
    <DownloadPage product={product} state={state}>
      {(data) => <Downloads data={data} />}
    </DownloadPage>
  );
}

/** The files of the selected language and of the parts below. */
const filesOfPage = (data: AutocadOemData, language: string | null) => [
  ...(language === null ? [] : filesOfLanguageParts(languageParts(data.release, language))),
  ...filesOfParts(pageParts(data, language)),
];

function Downloads({ data }: { readonly data: AutocadOemData }) {
  const { release } = data;
  const { hash } = useLocation();
  const anchor = cardAnchorFromHash(hash);
  const names = useMemo(() => languagesOf(release), [release]);
  const filesOfLanguage = (name: string) => filesOfLanguageParts(languageParts(release, name));
  /** The language of a card; `null` if another part of the page contains it. */
  const languageOf = (card: string | null) =>
    partWithCard(pageParts(data, null), card) === undefined
      ? languageWithCard(names, filesOfLanguage, card)
      : null;
  const [language, setLanguage] = useLanguage(names, languageOf);
  // Several parts may contain the card. If the selected language shows it, no other part is opened for it.
  const isCardShown = language !== null && languageWithCard([language], filesOfLanguage, anchor) !== null;
  const filesOf = useCallback((name: string | null) => filesOfPage(data, name), [data]);
  return (
    <LanguagesPage release={release} names={names} chosen={language} filesOf={filesOf}>
      <LanguagePanel release={release} languages={names} value={language} onChange={setLanguage} />
      <PartsAccordion parts={pageParts(data, language)} anchor={isCardShown ? null : anchor} />
    </LanguagesPage>
  );
}
