import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, readRegistry, syncShards } from '@portal/releases';
import type { RemoteName } from './remotes';
import { builtSite, linkSite } from './server';
import type { TempFolder } from './temp-folder';

/** The built site with a registry that lists one remote. The other remotes' files are there, unlisted. */
export async function createSingleRemoteSite(remote: RemoteName): Promise<TempFolder> {
  const site = await linkSite(['remotes.json', 'registry']);
  const all = await readRegistry(new FolderStore(builtSite));
  const releases = all.microFrontends[remote];
  if (releases === undefined) throw new Error(`The registry does not list ${remote}`);
  const registry = { ...all, microFrontends: { [remote]: releases } };
  await writeFile(join(site.path, 'remotes.json'), JSON.stringify(registry));
  await syncShards(new FolderStore(site.path));
  return site;
}
