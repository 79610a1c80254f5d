import type { FixedKind } from '@portal/catalog';

/**
 * One or two sentences. Code and links are written as in Markdown: "Override `findFile`, as the
 * [documentation](/toolkits/realdwg/documentation) shows." Hosts are configuration, so a link to another site starts
 * with a configuration key in braces, as in the catalog's sidebars: `{docsHost}/realdwg`, `{supportUrl}`. Other
 * strings, such as titles and questions, are shown as they are.
 */
export type Text = string;

/** Splits a text: every second part is code or a link. */
export const INLINE = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

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

/** A section of an article. @param id the URL hash: `/toolkits/realdwg/documentation#licensing`. */
export const section = (id: string, title: string, blocks: readonly Block[]) => ({ id, title, blocks });
export type ArticleSection = Readonly<ReturnType<typeof section>>;

export const list = (...items: readonly Text[]) => ({ kind: 'list', items }) as const;

/** A numbered list. */
export const steps = (...items: readonly Text[]) => ({ kind: 'steps', items }) as const;

/** Explanations by their terms. */
export const facts = (items: Readonly<Record<string, Text>>) => ({ kind: 'facts', items }) as const;

/** A sentence in a box. */
export const callout = (text: Text) => ({ kind: 'callout', text }) as const;

/** A table whose first column contains the row headers. */
export const table = (
  caption: string,
  columns: readonly string[],
  ...rows: readonly (readonly [name: string, ...cells: Text[]])[]
) => ({ kind: 'table', caption, columns, rows }) as const;

/** @param caption the subject of the sample and its language. */
export const sample = (caption: string, code: string) => ({ kind: 'code', caption, code }) as const;

/** @param videoId appended to the configuration's `videoPlayerUrl`. */
export const video = (videoId: string, title: string, summary: Text) =>
  ({ kind: 'video', videoId, title, summary }) as const;

type Answer = Text | readonly (Text | ReturnType<typeof sample>)[];

/** Answers by their questions. */
export const questions = (items: Readonly<Record<string, Answer>>) => ({ kind: 'questions', items }) as const;

/**
 * Files for signed-in visitors: slides, sample archives, guides. ART-2.
 * @param folder their folder; the catalog has its path and license rule. PATH-11, ACCESS-1.
 * @param files what is in each file, by its name.
 */
export const downloads = (
  folder: Extract<FixedKind, 'autocad-oem-training' | 'ifc-documents'>,
  files: Readonly<Record<string, Text>>,
) => ({ kind: 'downloads', folder, files }) as const;

/** The content of a section: a text is a paragraph, and each other kind is rendered by one component. */
export type Block =
  | Text
  /** A request for an evaluation license from sales. ART-3. */
  | { readonly kind: 'evaluation' }
  | ReturnType<
      | typeof list
      | typeof steps
      | typeof facts
      | typeof callout
      | typeof table
      | typeof sample
      | typeof video
      | typeof questions
      | typeof downloads
    >;

/** The blocks of a kind. */
export type BlockOf<Kind extends Exclude<Block, string>['kind']> = Extract<Block, { readonly kind: Kind }>;
