import type { Release } from '@portal/product-pages';
import { Select } from '@portal/sdk/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './languages.module.css';

const NONE: ReadonlySet<string> = new Set();

/** The fields of a release that license checks name. */
type LicensedRelease = Pick<Release, 'product' | 'version'>;

/** The languages in which the user's licenses cover a release, in lower case; none until they are known. STATUS-4. */
export function useLicensedLanguages(
  { product: { code }, version }: LicensedRelease,
  list: RefObject<Element | null>,
): ReadonlySet<string> {
  const [languages, setLanguages] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    import(/* webpackChunkName: "card-tools" */ '@portal/product-pages/card-status').then(
      ({ watchLicensedLanguages }) => {
        if (!isLeft && list.current) stop = watchLicensedLanguages(list.current, code, version, setLanguages);
      },
      () => undefined, // The list is complete without the marks.
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [code, version, list]);
  return languages;
}

interface LanguageSelectProps {
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
        label={LABEL}
        labelPosition="hidden"
        placeholder={LABEL}
        value={value ?? undefined}
        onChange={onChange}
        options={languages.map((language) => ({
          value: language,
          label: licensed.has(language.toLowerCase()) ? `${language} · Licensed` : language,
        }))}
      />
    </div>
  );
}
