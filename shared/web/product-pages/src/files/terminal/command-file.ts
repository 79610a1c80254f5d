import type { ReadyLink } from '@portal/download-button';
import { localName } from './local-name';
import type { CommandFile } from './shells';

/** What is known of a file before its link. */
export interface KnownFile {
  readonly filename: string;
  readonly md5sum: string;
}

const isMd5 = (text: string) => /^[0-9a-f]{32}$/.test(text);

/** A file for a command, once its link is there. */
export function commandFile(link: ReadyLink, file: KnownFile | null): CommandFile {
  const md5 = file?.md5sum.trim().toLowerCase() ?? '';
  return {
    name: localName(link.target, file?.filename ?? ''),
    url: link.url,
    md5: isMd5(md5) ? md5 : '',
  };
}
