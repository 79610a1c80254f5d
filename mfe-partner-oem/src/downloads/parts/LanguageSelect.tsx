import { Tag } from '@portal/ui';
import { Select } from '@portal/ui/select';
import { useRef } from 'react';
import styles from './languages.module.css';
import { type LicensedRelease, useLicensedLanguages } from './use-licensed-languages';

export interface LanguageSelectProps {
  readonly languages: readonly string[];
  readonly value: string | null;
  readonly onChange: (language: string) => void;
  /** The release whose licensed languages are marked in the list. STATUS-4. */
  readonly release: LicensedRelease;
}

const LABEL = 'Select a Language';

/** The language dropdown. OEM-2. */
export function LanguageSelect({ languages, value, onChange, release }: LanguageSelectProps) {
  const list = useRef<HTMLDivElement>(null);
  const licensed = useLicensedLanguages(release, list);
  return (
    <div ref={list}>
      <Select
        className={styles.select}
        aria-label={LABEL}
        placeholder={LABEL}
        value={value ?? undefined}
        onChange={onChange}
        options={languages.map((language) => ({ value: language, label: language }))}
        optionRender={({ value: language }) => (
          <span className={styles.option}>
            {language} {licensed.has(String(language).toLowerCase()) && <Tag kind="success">Licensed</Tag>}
          </span>
        )}
      />
    </div>
  );
}
