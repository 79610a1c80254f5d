import { CANONICAL, systemName, valuesOf } from '../facets';
import type { PageFile } from '../page-files';

/** A system that a page has files for. */
export interface SystemFiles {
  /** The same for all spellings: `linux`. */
  readonly system: string;
  /** In words: "Linux". */
  readonly label: string;
  /** In the order of the content. */
  readonly files: readonly PageFile[];
}

/** The systems of the files, in the order of the content. A file for several systems is with each of them. */
export function systemsOf(files: readonly PageFile[]): readonly SystemFiles[] {
  const systems = new Map<string, { label: string; files: PageFile[] }>();
  for (const file of files)
    for (const text of valuesOf('os', file.entry, file.context)) {
      const found = systems.get(CANONICAL.os(text));
      if (found) found.files.push(file);
      else systems.set(CANONICAL.os(text), { label: systemName(text), files: [file] });
    }
  return [...systems].map(([system, found]) => ({ system, ...found }));
}

/** A language in which a product is offered. */
export interface FileLanguage {
  readonly name: string;
  /** Beginnings of the language tags that mean it: `zh-TW`. */
  readonly tags: readonly string[];
  /** The files of the page when it is chosen. */
  readonly files: () => readonly PageFile[];
  /** The query of the address of its cards. */
  readonly search: string;
}

/** The languages of a page's files. */
export interface FileLanguages {
  readonly offered: readonly FileLanguage[];
  /** The one that the visitor has chosen on the page; `null`: none. */
  readonly chosen: string | null;
  /** Those that the user's licenses cover, in lower case. */
  readonly licensed: ReadonlySet<string>;
}

/** What a page recommends a file of. */
export interface Recommendable {
  /** All files of the page. */
  readonly files: readonly PageFile[];
  /** For a product in several languages. Default: it is in none. */
  readonly languages?: FileLanguages | undefined;
}

/** Whether a page recommends a file: its files are for several systems, or in several languages. REC-1. */
export function isRecommending({ files, languages }: Recommendable): boolean {
  const offered = languages?.offered ?? [];
  const { length } = systemsOf(offered[0]?.files() ?? files);
  return length > 1 || (length === 1 && offered.length > 1);
}
