import type { Text } from './text';

/** A page that explains something: about, documentation, support, platforms, training. */
export interface Article {
  /** The page's one `h1`. */
  readonly title: string;
  /** One or two sentences that say what the reader gets, in the page's head. */
  readonly lead: Text;
  /**
   * `open` shows every section below each other, with a list of them; `accordion` shows one at a time,
   * as the training page does (ART-1).
   */
  readonly layout: 'open' | 'accordion';
  readonly sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Part of the address: `/toolkits/realdwg/documentation#licensing`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What a section is made of; each kind is drawn by one component. */
export type Block =
  | Paragraph
  | List
  | Facts
  | DataTable
  | CodeSample
  | Callout
  | Video
  | Questions
  | Downloads
  | Evaluation;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
}

export interface List {
  readonly kind: 'list';
  /** Steps that follow each other. Default: false. */
  readonly ordered?: boolean;
  readonly items: readonly Text[];
}

/** Terms with their explanations. */
export interface Facts {
  readonly kind: 'facts';
  readonly items: readonly (readonly [term: string, meaning: Text])[];
}

/** A table whose first column names its rows. */
export interface DataTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: Text[]])[];
}

export interface CodeSample {
  readonly kind: 'code';
  /** What the sample shows, and in which language. */
  readonly caption: string;
  readonly code: string;
}

export interface Callout {
  readonly kind: 'callout';
  readonly text: Text;
}

export interface Video {
  readonly kind: 'video';
  /** Follows the configuration's `videoPlayerUrl`. */
  readonly videoId: string;
  readonly title: string;
  readonly summary: Text;
}

export interface Questions {
  readonly kind: 'questions';
  readonly items: readonly { readonly question: string; readonly answer: readonly Block[] }[];
}

/** Files for signed-in visitors: slides, sample archives, guides. ART-2. */
export interface Downloads {
  readonly kind: 'downloads';
  readonly items: readonly DownloadItem[];
}

export interface DownloadItem {
  readonly filename: string;
  readonly folder: DownloadFolder;
  readonly summary: Text;
}

/** Where a file lies; the folders themselves are object keys of the catalog. PATH-11. */
export type DownloadFolder = 'autocad-oem-training' | 'ifc-documents';

/** The way to an evaluation license, which goes through sales. ART-3. */
export interface Evaluation {
  readonly kind: 'evaluation';
}
