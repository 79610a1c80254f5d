import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** @param name what it is for; a part of the folder's name. */
export async function makeTempFolder(name = 'e2e'): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `portal-${name}-`));
  // Retries, because a program that has just exited may still write files.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
