import type { InventorOemContent } from '@portal/api/content';
import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import { FileCardList, LazyMd5sums } from '@portal/product-pages/parts';
import { LanguageSelect } from '../parts/LanguageSelect';
import styles from '../parts/languages.module.css';
import { inventorOemLanguages } from './groups';

export interface LanguageSupportProps {
  readonly release: Release<InventorOemContent>;
  readonly language: string | null;
  readonly onChange: (language: string) => void;
}

/** The language support files, by language. OEM-9. */
export function LanguageSupport({ release, language, onChange }: LanguageSupportProps) {
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
