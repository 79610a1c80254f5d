import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFiles, HOST_URL, hostScripts, type PortalDocument, renderDocuments } from '@portal/federation';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Stats } from 'webpack';
import { allowHotReload, type DevBuilds } from './hot-reload';

/** The finished builds of the host. Those of the boot script and of the prerendered frame are on disk. */
export interface HostBuild {
  readonly main: Stats;
  readonly boot: Stats;
  readonly bootFolder: string;
  readonly prerendered: string;
}

/**
 * The released documents, by file name, with what hot reload needs: scripts without integrity, because their
 * bytes change while a page is open; styles as linked style sheets, which can be replaced; and the additions to
 * the policy that {@link allowHotReload} lists.
 */
export function devDocuments(
  { main, boot, bootFolder, prerendered }: HostBuild,
  builds: DevBuilds,
): Map<string, PortalDocument> {
  const documents = renderDocuments(
    {
      scripts: hostScripts(main),
      boot: readFileSync(join(bootFolder, entryFiles(boot, 'boot').script), 'utf8'),
      styles: { kind: 'linked', urls: entryFiles(main, 'main').styles.map((file) => HOST_URL + file) },
      colorScheme: colorSchemeScript,
    },
    prerendered,
  );
  return new Map(
    [...documents].map(([file, { html, headers }]) => [
      file,
      { html, headers: allowHotReload(headers, builds) },
    ]),
  );
}
