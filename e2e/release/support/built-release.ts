import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FolderStore,
  type HostChangeOptions,
  readLive,
  readRegistry,
  release,
} from '@portal/federation/release';
import { builtSite } from '../../support/server';

const built = new FolderStore(builtSite);

/** A folder of the test's own. */
export async function scratch(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portal-e2e-release-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The version of a part that the workspace's own build has. */
export async function builtVersion(name: string): Promise<string> {
  const version =
    name === 'host'
      ? (await readLive(built))?.live.version
      : (await readRegistry(built)).microFrontends[name]?.[0]?.metadata.version;
  if (version === undefined) throw new Error(`${builtSite} has no release of ${name}`);
  return version;
}

/** Releases a part, as the workspace's own build has it, into another store. */
export async function releaseBuilt(
  to: FolderStore,
  name: string,
  more: HostChangeOptions & { readonly baseUrl?: string } = {},
): Promise<void> {
  const version = await builtVersion(name);
  await release({ from: built, to, name, version, promote: true, ...more });
}
