import * as v from 'valibot';

/** Path of the index below `content-data/`. INDEX-1. */
export const SEARCH_INDEX_PATH = 'search-index.json';

/** Raised when an older portal could no longer read the index. A portal refuses every other number. INDEX-4. */
export const SEARCH_INDEX_FORMAT = 1;

/** Largest index, as its brotli-compressed response of the contents API. Unit: bytes. INDEX-3. */
export const SEARCH_INDEX_MAX_BYTES = 60_000;

/** In a file's name and title, it replaces the version. No valid file name contains it. */
const VERSION_PLACEHOLDER = '\t';

/** A position in a table. */
const position = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A file's name, the position of its keywords, and its title if it has one. */
const fileRow = v.union([v.tuple([v.string(), position]), v.tuple([v.string(), position, v.string()])]);

/** Positions in the product's table of files. */
const fileList = v.array(position);

const product = v.object({
  /** The catalog's code. */
  code: v.string(),
  /** Its version in the releases list. Default: it is not listed. */
  latest: v.optional(v.string(), ''),
  /** A file's system, architecture and compiler, each combination once. */
  keywords: v.optional(v.array(v.string()), []),
  /** Every file once: most versions have the same files under another version's name. */
  files: v.optional(v.array(fileRow), []),
  /** Version, date (may be empty) and files, newest first. */
  versions: v.optional(v.array(v.tuple([v.string(), v.string(), fileList])), []),
  /** Files of the long-term-support page. */
  lts: v.optional(fileList, []),
  /** Files of the IFC plug-ins, which are on the page of the latest version. */
  plugins: v.optional(v.array(v.tuple([v.string(), fileList])), []),
  /** Groups of training videos: the group's name, and each video's name and id. */
  videos: v.optional(v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), v.string()]))])), []),
});

/**
 * What can be searched beside the catalog: versions, files and training videos. Fields that a later builder adds
 * are ignored. INDEX-2, INDEX-4.
 */
export const searchIndex = v.object({
  format: v.literal(SEARCH_INDEX_FORMAT),
  /** Number of versions of each product whose files are in the index, newest first. Default: all. INDEX-3. */
  versionsWithFiles: v.optional(v.number()),
  products: v.array(product),
});
export type SearchIndex = v.InferOutput<typeof searchIndex>;
export type IndexedProduct = SearchIndex['products'][number];

/** A file of the index. */
export interface IndexedFile {
  readonly name: string;
  /** What it is called beside its name, such as "Release notes"; empty without one. */
  readonly title: string;
  /** Its system, architecture and compiler, as far as the content has them. */
  readonly keywords: string;
}

/** A version as file names write it. */
const inFileNames = (version: string): string => version.trim().replace(/\s/g, '_');

/** A file name or title with a placeholder for its version. */
export function versionTemplate(text: string, version: string): string {
  const written = inFileNames(version);
  return written === '' ? text : text.replaceAll(written, VERSION_PLACEHOLDER);
}

/** The files at these positions of the product's table; a position that the table lacks is ignored. INDEX-4. */
export function filesAt(
  { files, keywords }: Pick<IndexedProduct, 'files' | 'keywords'>,
  positions: readonly number[],
  version: string,
): IndexedFile[] {
  const written = inFileNames(version);
  const fill = (template: string) => template.replaceAll(VERSION_PLACEHOLDER, () => written);
  return positions.flatMap((position) => {
    const row = files[position];
    if (row === undefined) return [];
    const [name, words, title = ''] = row;
    return [{ name: fill(name), title: fill(title), keywords: keywords[words] ?? '' }];
  });
}
