import { INVENTOR_OEM_LIMIT_DAYS, NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { Release, ReleaseData } from '@portal/product-pages';
import {
  createSection,
  DownloadPage,
  FileCardList,
  LazyMd5sums,
  type PageFile,
  pageFiles,
} from '@portal/product-pages/parts';
import type { FileEntry, InventorOemContent } from '@portal/sdk/api/content';
import { useCallback, useMemo } from 'react';
import { LanguageSelect, type LanguageSelectProps, LanguagesPage } from '../parts/LanguagesPage';
import { languageWithCard, licenseScope, useLanguage } from '../parts/language';
import styles from '../parts/languages.module.css';
import { filesOfParts, type PagePart, PartsAccordion, type ReleaseGroup } from '../parts/parts';

type InventorOem = Release<InventorOemContent>;

/** LIMIT-2, OEM-9. */
const TIME_LIMIT = `The SDK runs for ${INVENTOR_OEM_LIMIT_DAYS} days until it is licensed. The license patch lifts the limit.`;

/**
 * The SDK and the license patch, which are for all languages. OEM-9.
 * @param language the selected language; `null` before a selection. OEM-3.
 */
export function inventorOemGroups(release: InventorOem, language: string | null) {
  const { product, version, content } = release;
  const names = content.eval.languages.map((entry) => entry.language);
  const scope = licenseScope(release, names, language);
  const group = (name: string, files: FileEntry[], notes = ''): ReleaseGroup => ({
    section: createSection(name, { files, notes }),
    context: { product, version, scope },
  });
  return {
    sdk: group('Inventor OEM SDK', content.eval.files, TIME_LIMIT),
    licensePatch: group('License Patch', content.licensed.files),
  };
}

/** The support files of each language, which the content may name several times. OEM-9. */
export function inventorOemLanguages(release: InventorOem) {
  const { product, version, content } = release;
  const { languages } = content.eval;
  return [...new Set(languages.map(({ language }) => language))].map((language) => ({
    language,
    files: languages.filter((entry) => entry.language === language).flatMap(({ files }) => files),
    context: { product, version, scope: licenseScope(release, [], language) },
  }));
}

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
  return [...filesOfParts([sdk]), ...supportFiles(release, language), ...filesOfParts([licensePatch])];
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
      <PartsAccordion parts={[sdk, support, licensePatch]} />
    </LanguagesPage>
  );
}
