import { Select } from '@portal/ui/select';
import styles from './languages.module.css';

export interface LanguageSelectProps {
  readonly languages: readonly string[];
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

const LABEL = 'Select a Language';

/** The language dropdown. OEM-2. */
export function LanguageSelect({ languages, value, onChange }: LanguageSelectProps) {
  return (
    <Select
      className={styles.select}
      aria-label={LABEL}
      placeholder={LABEL}
      value={value ?? undefined}
      onChange={onChange}
      options={languages.map((language) => ({ value: language, label: language }))}
    />
  );
}
