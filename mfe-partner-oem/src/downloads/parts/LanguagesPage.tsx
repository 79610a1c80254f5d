import type { Release } from '@portal/product-pages';
import { DownloadPageFrame, type PageFile } from '@portal/product-pages/parts';
import { Select } from '@portal/sdk/ui';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { languageQuery, languageTags } from './language';
import styles from './languages.module.css';

const NONE: ReadonlySet<string> = new Set();

/** The languages in which the user's licenses cover the release of the page, in lower case. STATUS-4. */
const LicensedLanguages = createContext(NONE);

/** The same for a release, while its page is on the screen; none until they are known. */
function useLicensedLanguages(
  { product: { code }, version }: Release,
  page: RefObject<Element | null>,
): ReadonlySet<string> {
  const [languages, setLanguages] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    import(/* webpackChunkName: "card-tools" */ '@portal/product-pages/card-status').then(
      ({ watchLicensedLanguages }) => {
        if (!isLeft && page.current) stop = watchLicensedLanguages(page.current, code, version, setLanguages);
      },
      () => undefined, // The page is complete without them.
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [code, version, page]);
  return languages;
}

interface LanguagesPageProps {
  readonly release: Release;
  /** The languages that the release offers; the same list in each render. */
  readonly names: readonly string[];
  /** The one that the visitor has chosen. */
  readonly chosen: string | null;
  /** The files of the page for a choice; the same function in each render. */
  readonly filesOf: (language: string | null) => readonly PageFile[];
  readonly children: ReactNode;
}

/** A download page with files in several languages, which recommends a file in one of them. REC-4. */
export function LanguagesPage({ release, names, chosen, filesOf, children }: LanguagesPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const licensed = useLicensedLanguages(release, page);
  const files = useMemo(() => filesOf(chosen), [filesOf, chosen]);
  const offered = useMemo(
    () =>
      names.map((name) => ({
        name,
        tags: languageTags(name),
        files: () => filesOf(name),
        search: languageQuery(name),
      })),
    [names, filesOf],
  );
  return (
    <div ref={page}>
      <DownloadPageFrame release={release} files={files} languages={{ offered, chosen, licensed }}>
        <LicensedLanguages value={licensed}>{children}</LicensedLanguages>
      </DownloadPageFrame>
    </div>
  );
}

export interface LanguageSelectProps {
  readonly languages: readonly string[];
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

const LABEL = 'Select a Language';

/** The language dropdown, in which the licensed languages are marked. OEM-2, STATUS-4. */
export function LanguageSelect({ languages, value, onChange }: LanguageSelectProps) {
  const licensed = use(LicensedLanguages);
  return (
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
  );
}
