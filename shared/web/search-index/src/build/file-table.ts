import { type IndexedFile, versionTemplate } from '../files';
import type { IndexedProduct } from '../format';

/** A list that has each value once, in the order in which it was first added. */
class Table<Value> {
  readonly values: Value[] = [];
  readonly #positions = new Map<string, number>();

  position(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    this.#positions.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** The tables of a product's files and of their keywords. */
export class FileTable {
  readonly #files = new Table<IndexedProduct['files'][number]>();
  readonly #keywords = new Table<string>();

  get tables(): Pick<IndexedProduct, 'files' | 'keywords'> {
    return { keywords: this.#keywords.values, files: this.#files.values };
  }

  /** The positions of a version's files; a name that a version has twice counts once. */
  add(files: readonly IndexedFile[], version: string): number[] {
    const unique = new Map(files.toReversed().map((file) => [file.name, file]));
    return files
      .filter((file) => unique.get(file.name) === file)
      .map(({ name, title, keywords }) => {
        const words = this.#keywords.position(keywords);
        const template = versionTemplate(name, version);
        const row = title === '' ? [template, words] : [template, words, versionTemplate(title, version)];
        return this.#files.position(row as IndexedProduct['files'][number]);
      });
  }
}
