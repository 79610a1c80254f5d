import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, readRegistry, syncShards } from '@portal/releases';
import type { RemoteName } from './remotes';
import { builtSite } from './server';

/** The files that list remotes. All other files are linked unchanged. */
const REGISTRY_FILES = ['remotes.json', 'registry'];

/** The built site with a registry that lists one remote. The other remotes' files are there, unlisted. */
export async function createSingleRemoteSite(
  remote: RemoteName,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${remote}-`));
  for (const name of await readdir(builtSite))
    if (!REGISTRY_FILES.includes(name)) await symlink(join(builtSite, name), join(folder, name));

  const all = await readRegistry(new FolderStore(builtSite));
  const releases = all.microFrontends[remote];
  if (releases === undefined) throw new Error(`The registry does not list ${remote}`);
  const registry = { ...all, microFrontends: { [remote]: releases } };
  await writeFile(join(folder, 'remotes.json'), JSON.stringify(registry));
  await syncShards(new FolderStore(folder));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
