import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { Release, ReleaseData } from '@portal/product-pages';
import {
  DownloadPage,
  FileCardList,
  LazyMd5sums,
  type PageFile,
  pageFiles,
} from '@portal/product-pages/parts';
import type { InventorOemContent } from '@portal/sdk/api/content';
import { useCallback, useMemo } from 'react';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { filesOfGroup, type PagePart } from '../parts/groups';
import { LanguageSelect, type LanguageSelectProps, LanguagesPage } from '../parts/LanguagesPage';
import { languageWithCard, useLanguage } from '../parts/language';
import styles from '../parts/languages.module.css';
import { inventorOemGroups, inventorOemLanguages } from './groups';

type InventorOem = Release<InventorOemContent>;

/** The language support files, by language. OEM-9. */
function LanguageSupport({ release, ...choice }: LanguageSelectProps & { readonly release: InventorOem }) {
  const selected = inventorOemLanguages(release).find(({ language }) => language === choice.value);
  if (choice.languages.length === 0) return <p>{NO_DOWNLOAD_TEXT}</p>;
  return (
    <div className={styles.panel}>
      <LanguageSelect {...choice} />
      {selected &&
        (selected.files.length > 0 ? (
          <>
            <FileCardList key={selected.language} files={selected.files} context={selected.context} />
            <LazyMd5sums files={selected.files} />
          </>
        ) : (
          <p>{NO_DOWNLOAD_TEXT}</p>
        ))}
    </div>
  );
}

const supportFiles = (release: InventorOem, chosen: string | null): PageFile[] =>
  inventorOemLanguages(release)
    .filter(({ language }) => language === chosen)
    .flatMap(({ files, context }) => pageFiles(files, context));

/** The files of the page: those for all languages, and those of the chosen one. */
function filesOfPage(release: InventorOem, language: string | null): PageFile[] {
  const { sdk, licensePatch } = inventorOemGroups(release, language);
  return [...filesOfGroup(sdk), ...supportFiles(release, language), ...filesOfGroup(licensePatch)];
}

/** The downloads of Inventor OEM. OEM-9. */
export function Screen({ product, state }: ReleaseData<InventorOemContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <Downloads release={release} />}
    </DownloadPage>
  );
}

function Downloads({ release }: { readonly release: InventorOem }) {
  const names = useMemo(() => inventorOemLanguages(release).map(({ language }) => language), [release]);
  const filesOf = useCallback((name: string | null) => filesOfPage(release, name), [release]);
  const languageOf = (card: string | null) =>
    languageWithCard(names, (name) => supportFiles(release, name), card);
  const [language, setLanguage] = useLanguage(names, languageOf);
  const { sdk, licensePatch } = inventorOemGroups(release, language);
  const support: PagePart = {
    id: 'languages',
    title: 'Language Support Files',
    content: () => (
      <LanguageSupport release={release} languages={names} value={language} onChange={setLanguage} />
    ),
    alertKeys: () =>
      names.flatMap((name) => supportFiles(release, name)).map(({ request }) => request.alertKey),
    // Without a language the part has no files of its own, and no filter hides its dropdown.
    ...(language !== null && { files: () => supportFiles(release, language) }),
  };
  return (
    <LanguagesPage release={release} names={names} chosen={language} filesOf={filesOf}>
      <GroupsAccordion parts={[sdk, support, licensePatch]} />
    </LanguagesPage>
  );
}
