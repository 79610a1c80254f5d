import type { FixedKind } from '@portal/catalog';

/** An inline element: plain text, code, or a link. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'page-link'; readonly label: string; readonly to: string }
  | { readonly kind: 'external-link'; readonly label: string; readonly template: string };

/** One or two sentences: a plain string, or `text` with code and links. */
export type Text = string | { readonly kind: 'text'; readonly parts: readonly Inline[] };

/** An identifier, command, path or file name. */
export const code = (value: string): Inline => ({ kind: 'code', code: value });

export const pageLink = (label: string, to: string): Inline => ({ kind: 'page-link', label, to });

/**
 * A link to another site. Hosts are configuration, so the template starts with a configuration key in
 * braces, as in the catalog's sidebars: `{docsHost}/realdwg`, `{supportUrl}`.
 */
export const externalLink = (label: string, template: string): Inline => ({
  kind: 'external-link',
  label,
  template,
});

/** Combines text, code and links: `` text`Override ${code('findFile')}.` `` */
export function text(strings: TemplateStringsArray, ...inlines: readonly Inline[]): Text {
  const parts = strings.flatMap((string, index) => [string, inlines[index] ?? '']);
  return { kind: 'text', parts: parts.filter((part) => part !== '') };
}

/** A page of text: about, documentation, support, platforms, training. */
export interface Article {
  /** The page's only `h1`. */
  readonly title: string;
  /** One or two sentences in the page header that summarize the page. */
  readonly lead: Text;
  /** `accordion` shows one section at a time, as on the training page (ART-1). Default: all, with a table of contents. */
  readonly layout?: 'accordion';
  readonly sections: readonly ArticleSection[];
}

export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A section of an article. @param id the URL hash: `/toolkits/realdwg/documentation#licensing`. */
export const section = (id: string, title: string, blocks: readonly Block[]): ArticleSection => ({
  id,
  title,
  blocks,
});

/** The content of a section: a text is a paragraph, and each other kind is rendered by one component. */
export type Block =
  | Text
  | List
  | Facts
  | DataTable
  | CodeSample
  | { readonly kind: 'callout'; readonly text: Text }
  | Video
  | Questions
  | Downloads
  /** A request for an evaluation license from sales. ART-3. */
  | { readonly kind: 'evaluation' };

export interface List {
  readonly kind: 'list' | 'steps';
  readonly items: readonly Text[];
}

export const list = (...items: readonly Text[]): List => ({ kind: 'list', items });

/** A numbered list. */
export const steps = (...items: readonly Text[]): List => ({ kind: 'steps', items });

export interface Facts {
  readonly kind: 'facts';
  readonly items: Readonly<Record<string, Text>>;
}

/** Explanations by their terms. */
export const facts = (items: Facts['items']): Facts => ({ kind: 'facts', items });

/** A sentence in a box. */
export const callout = (text: Text): Block => ({ kind: 'callout', text });

/** A table whose first column contains the row headers. */
export interface DataTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: Text[]])[];
}

export const table = (
  caption: string,
  columns: DataTable['columns'],
  ...rows: DataTable['rows']
): DataTable => ({ kind: 'table', caption, columns, rows });

export interface CodeSample {
  readonly kind: 'code';
  /** The caption: the subject of the sample and its language. */
  readonly caption: string;
  readonly code: string;
}

export interface Video {
  readonly kind: 'video';
  /** Appended to the configuration's `videoPlayerUrl`. */
  readonly videoId: string;
  readonly title: string;
  readonly summary: Text;
}

export const video = (videoId: string, title: string, summary: Text): Video => ({
  kind: 'video',
  videoId,
  title,
  summary,
});

export interface Questions {
  readonly kind: 'questions';
  readonly items: Readonly<Record<string, Text | readonly (Text | CodeSample)[]>>;
}

/** Answers by their questions. */
export const questions = (items: Questions['items']): Questions => ({ kind: 'questions', items });

export interface Downloads {
  readonly kind: 'downloads';
  readonly folder: Extract<FixedKind, 'autocad-oem-training' | 'ifc-documents'>;
  readonly files: Readonly<Record<string, Text>>;
}

/**
 * Files for signed-in visitors: slides, sample archives, guides. ART-2.
 * @param folder their folder; the catalog has its path and license rule. PATH-11, ACCESS-1.
 * @param files what is in each file, by its name.
 */
export const downloads = (folder: Downloads['folder'], files: Downloads['files']): Downloads => ({
  kind: 'downloads',
  folder,
  files,
});
