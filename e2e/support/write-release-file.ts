import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file of a release, and removes its compressed copies, which are those of the unchanged file.
 * @returns the hash that the release's manifest must have for it.
 */
export async function writeReleaseFile(path: string, text: string): Promise<string> {
  await writeFile(path, text);
  for (const ending of ['.br', '.gz']) await rm(path + ending, { force: true });
  return createHash('sha256').update(text).digest('hex');
}
