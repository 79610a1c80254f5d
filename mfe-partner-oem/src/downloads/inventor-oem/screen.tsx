import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { Release, ReleaseData } from '@portal/product-pages';
import {
  alertKeysOfFiles,
  DownloadPage,
  DownloadPageFrame,
  FileCardList,
  LazyMd5sums,
  type PageFile,
  pageFiles,
} from '@portal/product-pages/parts';
import type { InventorOemContent } from '@portal/sdk/api/content';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { useCallback, useMemo, useRef, useState } from 'react';
import { GroupsAccordion } from '../parts/GroupsAccordion';
import { filesOfGroup, filesOfParts, type PagePart } from '../parts/groups';
import { LanguageSelect } from '../parts/LanguageSelect';
import { useLanguage } from '../parts/language';
import styles from '../parts/languages.module.css';
import { useFileLanguages } from '../parts/use-file-languages';
import { inventorOemGroups, inventorOemLanguages, languageWithCard } from './groups';

interface LanguageSupportProps {
  readonly release: Release<InventorOemContent>;
  readonly language: string | null;
  readonly onChange: (language: string) => void;
}

/** The language support files, by language. OEM-9. */
function LanguageSupport({ release, language, onChange }: LanguageSupportProps) {
  const entries = inventorOemLanguages(release);
  if (entries.length === 0) return <p>{NO_DOWNLOAD_TEXT}</p>;
  const selected = entries.find((entry) => entry.language === language);
  return (
    <div className={styles.panel}>
      <LanguageSelect
        languages={entries.map((entry) => entry.language)}
        value={language}
        onChange={onChange}
        release={release}
      />
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

/** The files of the page when a language is chosen: those for all languages, and its own. */
function filesOfLanguage(release: Release<InventorOemContent>, language: string): PageFile[] {
  const { sdk, licensePatch } = inventorOemGroups(release, language);
  const support = inventorOemLanguages(release).filter((entry) => entry.language === language);
  return [
    ...filesOfGroup(sdk),
    ...support.flatMap(({ files, context }) => pageFiles(files, context)),
    ...filesOfGroup(licensePatch),
  ];
}

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
  const names = support.map((entry) => entry.language);
  const [language, setLanguage] = useLanguage(names, addressed);
  const { sdk, licensePatch } = inventorOemGroups(release, language);
  const selected = support.find((entry) => entry.language === language);
  const languages: PagePart = {
    id: 'languages',
    title: 'Language Support Files',
    content: () => <LanguageSupport release={release} language={language} onChange={setLanguage} />,
    alertKeys: () => support.flatMap(({ files, context }) => alertKeysOfFiles(files, context)),
    // Without a language the part has no files of its own, and no filter hides its dropdown.
    ...(selected && { files: () => pageFiles(selected.files, selected.context) }),
  };
  const parts = [sdk, languages, licensePatch];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts depend on these only
  const files = useMemo(() => filesOfParts(parts), [release, language]);
  const filesOf = useCallback((name: string) => filesOfLanguage(release, name), [release]);
  const page = useRef<HTMLDivElement>(null);
  const fileLanguages = useFileLanguages({ release, names, chosen: language, filesOf, page });
  return (
    <div ref={page}>
      <DownloadPageFrame
        product={product}
        head={content}
        version={version}
        files={files}
        languages={fileLanguages}
      >
        <GroupsAccordion parts={parts} />
      </DownloadPageFrame>
    </div>
  );
}
