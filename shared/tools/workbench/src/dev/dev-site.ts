import { cpSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_URL } from '@portal/build';
import type { RemoteRelease } from '@portal/contract';
import { entryFiles, hostScripts, type PortalDocument, renderDocument } from '@portal/document';
import { changeRegistry, changeReleasesOf, FolderStore, replaceReleases } from '@portal/releases';
import defaultConfig from '@portal/sandbox/portal.config.json';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Stats } from 'webpack';
import { printableError } from '../command-line/failure';
import { ownFolder } from '../paths';
import { allowHotReload, type DevBuilds } from './hot-reload';
import type { DevRemote } from './remote-server';

let site: string | undefined;

/**
 * A site as a release writes it, which the local services serve like a release: the document and its headers,
 * the registry and its shards, and the configuration. The scripts come from the dev servers. Each run has its own,
 * because each has other servers. DEV-11.
 */
export function devSite(): string {
  site ??= ownFolder('dev-site');
  return site;
}

/** Writes everything but the host's files. What cannot be described is printed and left out. DEV-8. */
export async function prepareDevSite(remotes: readonly DevRemote[]): Promise<void> {
  const config = { ...defaultConfig, remoteOrigins: remotes.map(({ origin }) => origin) };
  await writeFile(join(devSite(), 'portal.config.json'), JSON.stringify(config));
  const store = new FolderStore(devSite());
  for (const remote of remotes) {
    const write = async (release: RemoteRelease) => {
      await changeRegistry(store, changeReleasesOf(remote.name, replaceReleases(release), 'any'));
    };
    // The save that fixes it adds it. Meanwhile, the other remotes are served.
    await remote.release().then(write, (error: unknown) => console.error(printableError(error)));
    remote.onChange(write);
  }
}

/**
 * Copies the files of a built host. Synchronous, because it takes 10 ms: a hundred callbacks would each wait for a
 * module that is being read meanwhile.
 * @param from folder of a site with the host.
 * @returns the folder.
 */
export function copyBuiltHost(from: string): string {
  // Only this machine requests them, so the compressed files are of no use.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  for (const name of ['host', 'favicon.svg', 'index.html'])
    cpSync(join(from, name), join(devSite(), name), { recursive: true, filter });
  return from;
}

/** Writes the headers of a built host, whose pages may load the remotes from their servers. */
export async function writeHostHeaders(from: string, builds: DevBuilds): Promise<void> {
  const { headers } = JSON.parse(await readFile(join(from, 'headers.json'), 'utf8')) as Pick<
    PortalDocument,
    'headers'
  >;
  await writeFile(
    join(devSite(), 'headers.json'),
    JSON.stringify({ headers: allowHotReload(headers, builds) }),
  );
}

/** The finished builds of the host. Those of the inline scripts and of the prerendered frame are on disk. */
interface HostBuild {
  /** Address of the script that has the packages of the main one. */
  readonly packages: string;
  readonly main: Stats;
  readonly inline: Stats;
  readonly inlineFolder: string;
  readonly prerendered: string;
}

/**
 * The released document with what hot reload needs: scripts without integrity, because their bytes change while a
 * page is open; styles as linked style sheets, which can be replaced; and the additions to the policy that
 * {@link allowHotReload} lists.
 */
export function devDocument(
  { packages, main, inline, inlineFolder, prerendered }: HostBuild,
  builds: DevBuilds,
): PortalDocument {
  const inlined = (entry: string) =>
    entryFiles(inline, entry)
      .scripts.map((file) => readFileSync(join(inlineFolder, file), 'utf8'))
      .join('');
  const scripts = hostScripts(main);
  const { html, headers } = renderDocument(
    {
      scripts: { ...scripts, main: [{ url: packages }, ...scripts.main] },
      input: inlined('input'),
      boot: inlined('boot'),
      styles: { kind: 'linked', urls: entryFiles(main, 'main').styles.map((file) => HOST_URL + file) },
      colorScheme: colorSchemeScript,
    },
    prerendered,
  );
  return { html, headers: allowHotReload(headers, builds) };
}
