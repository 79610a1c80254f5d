import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The value of the `integrity` attribute for a file's bytes. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const fileIntegrity = async (path: string): Promise<string> => integrityOf(await readFile(path));
