import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * The value of the `integrity` attribute for a file's bytes. SHA-256, as in content security policies: every first load
 * carries one hash for each chunk of the host and of the remote, and hashes do not compress.
 */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export const fileIntegrity = async (path: string): Promise<string> => integrityOf(await readFile(path));
