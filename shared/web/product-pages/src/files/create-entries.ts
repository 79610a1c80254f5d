import { type FileEntry, fileEntry, type Section, section } from '@portal/api/content';
import * as v from 'valibot';

const EMPTY_FILE = v.parse(fileEntry, { filename: '' });
const EMPTY_SECTION = v.parse(section, { name: '' });

/** Creates a file entry that the content service does not list. Fields that are not given are empty. */
export const createFileEntry = (
  filename: string,
  fields: Partial<Omit<FileEntry, 'filename'>> = {},
): FileEntry => ({ ...EMPTY_FILE, filename, ...fields });

/** Creates a section from content that has another shape. Fields that are not given are empty. */
export const createSection = (name: string, parts: Partial<Omit<Section, 'name'>> = {}): Section => ({
  ...EMPTY_SECTION,
  name,
  ...parts,
});
