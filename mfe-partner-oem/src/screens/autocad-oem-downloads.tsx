import { addressedCard } from '@portal/download-button';
import { DownloadPageFrame } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { useState } from 'react';
import { LanguagePanel } from '../downloads/autocad-oem/LanguagePanel';
import { addressedLanguage, languagesOf } from '../downloads/autocad-oem/languages';
import type { AutocadOemData, autocadOemLoader } from '../downloads/autocad-oem/load';
import { pageParts } from '../downloads/autocad-oem/page-parts';
import { DownloadsScreen } from '../downloads/parts/DownloadsScreen';
import { GroupsAccordion } from '../downloads/parts/GroupsAccordion';
import { addressedPart } from '../downloads/parts/groups';
import { useLanguage } from '../downloads/parts/useLanguage';

type LoaderData = Awaited<ReturnType<ReturnType<typeof autocadOemLoader>>>;

/** The downloads of AutoCAD OEM: loading until all of its data is processed. OEM-1. */
export function Component() {
  const { product, state } = useLoaderData() as LoaderData;
  return (
    <DownloadsScreen product={product} state={state}>
      {(data) => <Downloads data={data} />}
    </DownloadsScreen>
  );
}

/** The language with the card which the address leads to, where no other part of the page has it. */
function languageBefore(data: AutocadOemData, anchor: string | null): string | null {
  if (addressedPart(pageParts(data, null), anchor) !== undefined) return null;
  return addressedLanguage(data.release, languagesOf(data.release), anchor);
}

function Downloads({ data }: { readonly data: AutocadOemData }) {
  const { release } = data;
  const [anchor] = useState(() => addressedCard());
  const [before] = useState(() => languageBefore(data, anchor));
  const [language, setLanguage] = useLanguage(languagesOf(release), before);
  // A file that the chosen language shows is not opened in a second place.
  const isShown = language !== null && addressedLanguage(release, [language], anchor) !== null;
  return (
    <DownloadPageFrame product={release.product} head={release.content} version={release.version}>
      <LanguagePanel release={release} language={language} onChange={setLanguage} />
      <GroupsAccordion parts={pageParts(data, language)} anchor={isShown ? null : anchor} />
    </DownloadPageFrame>
  );
}
