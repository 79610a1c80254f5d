import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFiles, HOST_URL, hostScripts, type PortalDocument, renderDocument } from '@portal/federation';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Stats } from 'webpack';
import { allowHotReload, type DevBuilds } from './hot-reload';

/** The finished builds of the host. Those of the inline scripts and of the prerendered frame are on disk. */
export interface HostBuild {
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
  { main, inline, inlineFolder, prerendered }: HostBuild,
  builds: DevBuilds,
): PortalDocument {
  const inlined = (entry: string) =>
    entryFiles(inline, entry)
      .scripts.map((file) => readFileSync(join(inlineFolder, file), 'utf8'))
      .join('');
  const { html, headers } = renderDocument(
    {
      scripts: hostScripts(main),
      input: inlined('input'),
      boot: inlined('boot'),
      styles: { kind: 'linked', urls: entryFiles(main, 'main').styles.map((file) => HOST_URL + file) },
      colorScheme: colorSchemeScript,
    },
    prerendered,
  );
  return { html, headers: allowHotReload(headers, builds) };
}
