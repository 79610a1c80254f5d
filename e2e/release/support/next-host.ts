import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite } from '../../support/server';
import { builtVersion } from './built-release';

interface Manifest {
  readonly files: Readonly<Record<string, string>>;
  readonly provides: Readonly<Record<string, string>>;
}

export interface NextHost {
  /** A folder of the caller's own, to make it in. */
  readonly folder: string;
  /** Version of the modules of `@portal/ui` that it provides. Default: the built one's. */
  readonly kit?: string;
}

const digest = (kind: string, text: string) => createHash(kind).update(text).digest('base64');
const inlineScript = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
/** Names and versions in the host's table of what it provides, as they stand in its script. */
const KIT = /("@portal\/ui(?:\/\w+)?":\{version:)"[^"]+"/g;

function replaceOnce(text: string, before: string, after: string): string {
  if (text.split(before).length !== 2) throw new Error(`"${before}" is not there once`);
  return text.replace(before, () => after);
}

/**
 * A later release of the host, made out of the built one in a moment: its documents leave its version in
 * `window.portalHost`, so their inline script and its policy are others, and it can provide another kit.
 * Resolves to the version.
 */
export async function makeNextHost({ folder, kit }: NextHost): Promise<string> {
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
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
  const files = new Map(
    Object.entries(manifest.files).map(([file, hash]) => [file.replace(`/${before}/`, `/${version}/`), hash]),
  );
  const write = async (file: string, text: string) => {
    await writeFile(path(file), text);
    files.set(file, createHash('sha256').update(text).digest('hex'));
    // They would be those of the file before.
    for (const ending of ['.br', '.gz']) await rm(path(file + ending), { force: true });
  };

  let headers = await readFile(path(`${root}/headers.json`), 'utf8');
  for (const name of ['start.html', 'index.html']) {
    let html = await readFile(path(`${root}/${name}`), 'utf8');
    const script = inlineScript(html);
    const changed = `${script};window.portalHost=${JSON.stringify(version)}`;
    html = replaceOnce(html, `<script>${script}</script>`, `<script>${changed}</script>`);
    headers = headers.replace(digest('sha256', script), () => digest('sha256', changed));
    if (kit !== undefined) {
      const [tag = '', main = ''] = /src="\/(host\/main\.\w+\.js)" integrity="[^"]+"/.exec(html) ?? [];
      const code = (await readFile(path(main), 'utf8')).replaceAll(KIT, `$1"${kit}"`);
      const next = main.replace('.js', '.next.js');
      await write(next, code);
      files.delete(main);
      html = replaceOnce(html, tag, `src="/${next}" integrity="sha384-${digest('sha384', code)}"`);
    }
    await write(`${root}/${name}`, html);
  }
  await write(`${root}/headers.json`, headers);
  const provides = Object.entries(manifest.provides).map(
    ([name, built]) => [name, name.startsWith('@portal/ui') ? (kit ?? built) : built] as const,
  );
  const made = {
    ...manifest,
    version,
    files: Object.fromEntries(files),
    provides: Object.fromEntries(provides),
  };
  await writeFile(manifestPath, JSON.stringify(made));
  return version;
}
