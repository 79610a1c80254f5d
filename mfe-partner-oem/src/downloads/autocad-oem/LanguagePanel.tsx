import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import { Description, FileCardList, FileViewContext, LazyMd5sums } from '@portal/product-pages/parts';
import { Card } from '@portal/sdk/ui';
import { use } from 'react';
import { LanguageSelect } from '../parts/LanguageSelect';
import styles from '../parts/languages.module.css';
import { filesOfLanguageParts, type LanguagePart, languageParts, languagesOf } from './languages';
import type { AutocadOemData } from './load';

export interface LanguagePanelProps {
  readonly release: AutocadOemData['release'];
  readonly language: string | null;
  readonly onChange: (language: string) => void;
}

/**
 * Production files and updates by language; none are shown until a language is selected. If a release has no
 * languages, the panel shows a message. OEM-2, MISS-5.
 */
export function LanguagePanel({ release, language, onChange }: LanguagePanelProps) {
  const languages = languagesOf(release);
  return (
    <Card className={styles.panel}>
      <h2>Files by Language</h2>
      {languages.length === 0 ? (
        <p>{NO_DOWNLOAD_TEXT}</p>
      ) : (
        <>
          <LanguageSelect languages={languages} value={language} onChange={onChange} release={release} />
          {language === null ? (
            <p className={styles.hint}>Each language is a product of its own, with its own updates.</p>
          ) : (
            <LanguageFiles release={release} language={language} />
          )}
        </>
      )}
    </Card>
  );
}

function LanguageFiles({
  release,
  language,
}: {
  readonly release: LanguagePanelProps['release'];
  readonly language: string;
}) {
  const parts = languageParts(release, language);
  if (parts.length === 0) return <p>{NO_DOWNLOAD_TEXT}</p>;
  return (
    <>
      <Parts parts={parts} language={language} heading="h3" />
      <LazyMd5sums files={filesOfLanguageParts(parts).map(({ entry }) => entry)} />
    </>
  );
}

interface PartsProps {
  readonly parts: readonly LanguagePart[];
  readonly language: string;
  readonly heading: 'h3' | 'h4';
}

/** The parts with files that the page shows; without a filter also those without files. FIND-2. */
function useShownParts(parts: readonly LanguagePart[]): readonly LanguagePart[] {
  const { filter, select } = use(FileViewContext);
  const isShown = ({ files, context, updates = [] }: LanguagePart): boolean =>
    filter === null || select(files, context).length > 0 || updates.some(isShown);
  return parts.filter(isShown);
}

function Parts({ parts, language, heading: Heading }: PartsProps) {
  return useShownParts(parts).map(({ name, description, files, context, updates = [] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two updates may have the same name
    <section key={`${language} ${index}`} className={styles.panel} aria-label={`${name}, ${language}`}>
      <Heading>{name}</Heading>
      <Description text={description} />
      <FileCardList files={files} context={context} />
      <Parts parts={updates} language={language} heading="h4" />
    </section>
  ));
}
