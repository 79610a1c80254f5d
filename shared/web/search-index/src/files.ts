import { type IndexedProduct, VERSION_PLACEHOLDER } from './format';

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
