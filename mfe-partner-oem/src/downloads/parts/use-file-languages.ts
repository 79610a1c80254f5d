import type { Release } from '@portal/product-pages';
import type { FileLanguages, PageFile } from '@portal/product-pages/parts';
import { type RefObject, useMemo } from 'react';
import { useLicensedLanguages } from './LanguageSelect';
import { languageQuery, languageTags } from './language';

interface PageOfLanguages {
  readonly release: Pick<Release, 'product' | 'version'>;
  /** The languages that the release offers. */
  readonly names: readonly string[];
  /** The one that the visitor has chosen. */
  readonly chosen: string | null;
  /** The files of the page when a language is chosen; the same function in each render. */
  readonly filesOf: (language: string) => readonly PageFile[];
  /** The element of the page. */
  readonly page: RefObject<Element | null>;
}

/** The languages from which a page recommends a file. REC-4. */
export function useFileLanguages({ release, names, chosen, filesOf, page }: PageOfLanguages): FileLanguages {
  const licensed = useLicensedLanguages(release, page);
  // The names are new in each render.
  const all = names.join('\n');
  const offered = useMemo(
    () =>
      all === ''
        ? []
        : all.split('\n').map((name) => ({
            name,
            tags: languageTags(name),
            files: () => filesOf(name),
            search: languageQuery(name),
          })),
    [all, filesOf],
  );
  return { offered, chosen, licensed };
}
