import type { FileEntry } from '@portal/api/content';

/** For tests: a file as content lists it; what is not given is empty. */
export const fileEntry = (filename: string, fields: Partial<FileEntry> = {}): FileEntry => ({
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
