import type { InventorOemContent } from '@portal/api/content';
import { cardAnchorFromHash } from '@portal/download-button';
import type { Release, ReleaseData } from '@portal/product-pages';
import { alertKeysOfFiles, DownloadPage, DownloadPageFrame } from '@portal/product-pages/parts';
import { useState } from 'react';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { useLanguage } from '../parts/use-language';
import { inventorOemGroups, inventorOemLanguages, languageWithCard } from './groups';
import { LanguageSupport } from './LanguageSupport';

/** The downloads of Inventor OEM. OEM-9. */
export function Screen({ product, state }: ReleaseData<InventorOemContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <Downloads release={release} />}
    </DownloadPage>
  );
}

function Downloads({ release }: { readonly release: Release<InventorOemContent> }) {
  const { product, version, content } = release;
  const support = inventorOemLanguages(release);
  const [addressed] = useState(() => languageWithCard(support, cardAnchorFromHash()));
  const [language, setLanguage] = useLanguage(
    support.map((entry) => entry.language),
    addressed,
  );
  const { sdk, licensePatch } = inventorOemGroups(release, language);
  const languages = {
    id: 'languages',
    title: 'Language Support Files',
    content: () => <LanguageSupport release={release} language={language} onChange={setLanguage} />,
    alertKeys: () => support.flatMap(({ files, context }) => alertKeysOfFiles(files, context)),
  };
  return (
    <DownloadPageFrame product={product} head={content} version={version}>
      <GroupsAccordion parts={[sdk, languages, licensePatch]} />
    </DownloadPageFrame>
  );
}
