import type { FileEntry } from '@portal/api/content';

/** Creates a file entry that the content service does not list. Fields that are not given are empty. */
export const createFileEntry = (
  filename: string,
  fields: Partial<Omit<FileEntry, 'filename'>> = {},
): FileEntry => ({
  filename,
  name: '',
  os: '',
  compiler: '',
  arch: '',
  md5sum: '',
  notes: '',
  link: '',
  type: '',
  system_requirements: [],
  ...fields,
});
