import { platformOf } from '@portal/catalog';
import * as v from 'valibot';
import { type IndexedFile, type IndexedProduct, versionTemplate } from '../format';
import { file, resource } from './content-files';

/** Control characters, which no valid file name contains; one of them is the placeholder of a version. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
const CONTROL = /[\u0000-\u001f\u007f]/g;

const oneLine = (text: string) => text.replace(CONTROL, ' ').trim();

function indexedFile(value: object, section: string): IndexedFile | null {
  const found = v.safeParse(file, value);
  if (found.success) {
    const { filename, name, os, arch, compiler } = found.output;
    const system = os.trim() === '' && platformOf(section) !== '' ? section : os;
    const keywords = [system, arch, compiler].map(oneLine).filter((word) => word !== '');
    return { name: filename, title: oneLine(name), keywords: keywords.join(' ') };
  }
  const other = v.safeParse(resource, value);
  return other.success
    ? { name: other.output.file_name, title: oneLine(other.output.text), keywords: '' }
    : null;
}

/** Every file of a release, whatever its layout; a file inherits the system of its section's name. NAME-4, INDEX-2. */
export function filesOf(value: unknown, section = ''): IndexedFile[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => filesOf(one, section));
  const own = indexedFile(value, section);
  const name = 'name' in value && typeof value.name === 'string' ? value.name : section;
  const below = Object.values(value).flatMap((one: unknown) => filesOf(one, name));
  return own === null || own.name.search(CONTROL) >= 0 || own.name.trim() === '' ? below : [own, ...below];
}

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
