import type { FileEntry } from '@portal/api/content';

/** Creates a file entry that does not come from the content service. */
export const createFileEntry = (
  filename: string,
  facts: Partial<Omit<FileEntry, 'filename'>> = {},
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
  ...facts,
});
