import type { FileEntry } from '@portal/api/content';

/** A file entry that does not come from content. */
export const fileOf = (filename: string, facts: Partial<Omit<FileEntry, 'filename'>> = {}): FileEntry => ({
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
