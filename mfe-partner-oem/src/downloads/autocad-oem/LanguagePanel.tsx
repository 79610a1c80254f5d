import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import { Description, FileCardList, FileViewContext, LazyMd5sums } from '@portal/product-pages/parts';
import { Card } from '@portal/sdk/ui';
import { use } from 'react';
import { LanguageSelect, type LanguageSelectProps } from '../parts/LanguagesPage';
import styles from '../parts/languages.module.css';
import { filesOfLanguageParts, type LanguagePart, languageParts } from './languages';
import type { AutocadOemData } from './load';

interface LanguagePanelProps extends LanguageSelectProps {
  readonly release: AutocadOemData['release'];
}

/**
 * Production files and updates by language; none are shown until a language is selected. If a release has no
 * languages, the panel shows a message. OEM-2, MISS-5.
 */
export function LanguagePanel({ release, ...choice }: LanguagePanelProps) {
  return (
    <Card className={styles.panel}>
      <h2>Files by Language</h2>
      {choice.languages.length === 0 ? (
        <p>{NO_DOWNLOAD_TEXT}</p>
      ) : (
        <>
          <LanguageSelect {...choice} />
          {choice.value === null ? (
            <p className={styles.hint}>Each language is a product of its own, with its own updates.</p>
          ) : (
            <LanguageFiles parts={languageParts(release, choice.value)} language={choice.value} />
          )}
        </>
      )}
    </Card>
  );
}

function LanguageFiles({ parts, language }: Omit<PartsProps, 'heading'>) {
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
function Parts({ parts, language, heading: Heading }: PartsProps) {
  const { filter, select } = use(FileViewContext);
  const isShown = ({ files, context, updates = [] }: LanguagePart): boolean =>
    filter === null || select(files, context).length > 0 || updates.some(isShown);
  return parts.filter(isShown).map(({ name, description, files, context, updates = [] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two updates may have the same name
    <section key={`${language} ${index}`} className={styles.panel} aria-label={`${name}, ${language}`}>
      <Heading>{name}</Heading>
      <Description text={description} />
      <FileCardList files={files} context={context} />
      <Parts parts={updates} language={language} heading="h4" />
    </section>
  ));
}
