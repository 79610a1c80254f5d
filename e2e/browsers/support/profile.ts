import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary home folder of a browser. */
export interface Profile {
  readonly folder: string;
  readonly downloads: string;
  remove(): Promise<void>;
}

/** @param browser name of the browser; a part of the folder's name. */
export async function createProfile(browser: string): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${browser}-`));
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  return {
    folder,
    downloads,
    // Retries, because a browser that has just exited may still write files.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
