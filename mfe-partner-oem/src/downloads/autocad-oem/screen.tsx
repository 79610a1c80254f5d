import { DownloadPage, DownloadPageFrame } from '@portal/product-pages/parts';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { useLocation } from '@portal/sdk/router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { filesOfParts, partWithCard } from '../parts/groups';
import { useLanguage } from '../parts/language';
import { useFileLanguages } from '../parts/use-file-languages';
import { LanguagePanel } from './LanguagePanel';
import { filesOfLanguageParts, languageParts, languagesOf, languageWithCard } from './languages';
import type { AutocadOemData, AutocadOemPage } from './load';
import { pageParts } from './page-parts';

/** The downloads of AutoCAD OEM. The page shows a skeleton until all data is processed. OEM-1. */
export function Screen({ product, state }: AutocadOemPage) {
  return (
    <DownloadPage product={product} state={state}>
      {(data) => <Downloads data={data} />}
    </DownloadPage>
  );
}

/**
 * The language whose files include the card that the URL hash names. `null` if there is none, or if another
 * part of the page contains the card.
 */
function initialLanguage(data: AutocadOemData, anchor: string | null): string | null {
  if (partWithCard(pageParts(data, null), anchor) !== undefined) return null;
  return languageWithCard(data.release, languagesOf(data.release), anchor);
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
  const [defaultLanguage] = useState(() => initialLanguage(data, anchor));
  const names = languagesOf(release);
  const [language, setLanguage] = useLanguage(names, defaultLanguage);
  // Several parts may contain the card. If the selected language shows it, no other part is opened for it.
  const isCardShown = language !== null && languageWithCard(release, [language], anchor) !== null;
  const files = useMemo(() => filesOfPage(data, language), [data, language]);
  const filesOf = useCallback((name: string) => filesOfPage(data, name), [data]);
  const page = useRef<HTMLDivElement>(null);
  const languages = useFileLanguages({ release, names, chosen: language, filesOf, page });
  return (
    <div ref={page}>
      <DownloadPageFrame
        product={release.product}
        head={release.content}
        version={release.version}
        files={files}
        languages={languages}
      >
        <LanguagePanel release={release} language={language} onChange={setLanguage} />
        <GroupsAccordion parts={pageParts(data, language)} anchor={isCardShown ? null : anchor} />
      </DownloadPageFrame>
    </div>
  );
}
