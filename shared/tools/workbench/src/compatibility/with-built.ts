import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, folderOf, readPackage } from '@portal/federation';
import { FolderStore } from '@portal/federation/release';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { ReleaseSource } from './trial-site';

/** Builds a part of this workspace for a trial, and removes it when the work is done. */
export async function withBuilt<T>(name: string, work: (source: ReleaseSource) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-trial-build-'));
  try {
    const version = `${(await readPackage(folderOf(name))).version}-trial`;
    await buildRelease({ name, version, folder, colorScheme: colorSchemeScript });
    return await work({ from: new FolderStore(folder), version });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
