import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyHostPublic, type PortalDocument } from '@portal/federation';
import { changeRegistry, changeReleasesOf, FolderStore, replaceReleases } from '@portal/federation/release';
import { defaultConfig } from '@portal/sandbox';
import { paths } from '../paths';
import type { DevRemote } from './remote-server';

/**
 * A site as a release writes it, which the local services serve like a release: the document and its headers,
 * the registry and its shards, and the configuration. The scripts come from the dev servers.
 */
export const devSite = join(paths.builds, 'dev-site');

/** Writes everything but the document. Deletes what an earlier run wrote. */
export async function prepareDevSite(remotes: readonly DevRemote[]): Promise<void> {
  rmSync(devSite, { recursive: true, force: true });
  await mkdir(devSite, { recursive: true });
  await copyHostPublic(devSite);
  const config = { ...defaultConfig, remoteOrigins: remotes.map(({ origin }) => origin) };
  await writeFile(join(devSite, 'portal.config.json'), JSON.stringify(config));
  await changeRegistry(new FolderStore(devSite), (registry) =>
    remotes.reduce(
      (changed, { name, release }) => changeReleasesOf(name, replaceReleases(release), 'any')(changed),
      registry,
    ),
  );
}

/** Writes the document and its headers. Synchronous, so that a page that reloads after a build gets the new ones. */
export function writeDocument({ html, headers }: PortalDocument): void {
  writeFileSync(join(devSite, 'headers.json'), JSON.stringify({ headers }));
  writeFileSync(join(devSite, 'index.html'), html);
}
