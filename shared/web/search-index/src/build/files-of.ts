import { platformOf } from '@portal/catalog';
import * as v from 'valibot';
import type { IndexedFile } from '../files';
import { file, resource } from './schemas';

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
