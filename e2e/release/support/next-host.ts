import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@portal/build/integrity';
import { builtSite } from '../../support/server';
import { writeReleaseFile } from '../../support/write-release-file';
import { builtVersion } from './built-release';

interface Manifest {
  readonly files: Readonly<Record<string, string>>;
  readonly provides: Readonly<Record<string, string>>;
}

export interface NextHost {
  /** The caller's folder to write the release to. */
  readonly folder: string;
  /** Version of `@portal/ui` that the host provides. Default: that of the built host. */
  readonly uiVersion?: string;
}

/** The only inline script of a document. */
export const inlineScript = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
/** Versions of `@portal/ui` in the table of provided modules in the host's script. */
const UI_VERSIONS = /("@portal\/ui(?:\/\w+)?":)"[^"]+"/g;

function replaceOnce(text: string, before: string, after: string): string {
  if (text.split(before).length !== 2) throw new Error(`Expected "${before}" exactly once`);
  return text.replace(before, () => after);
}

/**
 * Makes a later release of the host from the built one, without building it. Its document sets
 * `window.portalHost` to the version, so its inline script and the hash in the policy differ.
 * @returns the version.
 */
export async function makeNextHost({ folder, uiVersion }: NextHost): Promise<string> {
  const before = await builtVersion('host');
  const version = `${before}.next`;
  const path = (file: string) => join(folder, file);
  const root = `host/releases/${version}/root`;
  await cp(join(builtSite, 'host'), path('host'), {
    recursive: true,
    filter: (file) => !file.includes('/host/releases/') || file.includes(`/host/releases/${before}`),
  });
  await cp(path(`host/releases/${before}`), path(`host/releases/${version}`), { recursive: true });
  const manifestPath = path(`host/releases/${version}/release.json`);
  // The files, the provenance and the SBOM.
  const text = (await readFile(manifestPath, 'utf8')).replaceAll(`/${before}/`, `/${version}/`);
  const manifest = JSON.parse(text) as Manifest;
  const files = new Map(Object.entries(manifest.files));
  const write = async (file: string, text: string) => {
    files.set(file, await writeReleaseFile(path(file), text));
  };

  let headers = await readFile(path(`${root}/headers.json`), 'utf8');
  let html = await readFile(path(`${root}/index.html`), 'utf8');
  const script = inlineScript(html);
  const changed = `${script};window.portalHost=${JSON.stringify(version)}`;
  html = replaceOnce(html, `<script>${script}</script>`, `<script>${changed}</script>`);
  headers = headers.replace(integrityOf(script), () => integrityOf(changed));
  if (uiVersion !== undefined) {
    const [tag = '', main = ''] = /src="\/(host\/main\.\w+\.js)" integrity="[^"]+"/.exec(html) ?? [];
    const code = (await readFile(path(main), 'utf8')).replaceAll(UI_VERSIONS, `$1"${uiVersion}"`);
    const next = main.replace('.js', '.next.js');
    await write(next, code);
    files.delete(main);
    html = replaceOnce(html, tag, `src="/${next}" integrity="${integrityOf(code)}"`);
  }
  await write(`${root}/index.html`, html);
  await write(`${root}/headers.json`, headers);
  const provides = Object.entries(manifest.provides).map(
    ([name, built]) => [name, name.startsWith('@portal/ui') ? (uiVersion ?? built) : built] as const,
  );
  const nextManifest = {
    ...manifest,
    version,
    files: Object.fromEntries(files),
    provides: Object.fromEntries(provides),
  };
  await writeFile(manifestPath, JSON.stringify(nextManifest));
  return version;
}
