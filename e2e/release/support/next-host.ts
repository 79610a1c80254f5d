import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite } from '../../support/server';
import { builtVersion } from './published';

interface Manifest {
  readonly kind: 'host';
  readonly name: 'host';
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const inlineScript = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/**
 * A release of the host that differs from the built one in its inline script and so in its documents and
 * its policy: the script leaves its version in `window.portalHost`. Resolves to the version.
 */
export async function makeNextHost(folder: string): Promise<string> {
  const before = await builtVersion('host');
  const version = `${before}.next`;
  const [from, to] = [`host/releases/${before}`, `host/releases/${version}`];
  await cp(join(builtSite, 'host'), join(folder, 'host'), {
    recursive: true,
    filter: (path) => !/host\/releases$/.test(path),
  });
  await mkdir(join(folder, to, 'root'), { recursive: true });
  await cp(join(builtSite, from, 'root'), join(folder, to, 'root'), { recursive: true });
  const manifest = JSON.parse(await readFile(join(builtSite, from, 'release.json'), 'utf8')) as Manifest;
  const files = Object.fromEntries(
    Object.entries(manifest.files).map(([path, hash]) => [path.replace(from, to), hash]),
  );
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, to, 'root', name), text);
    files[`${to}/root/${name}`] = hashOf(text);
  };
  let headers = await readFile(join(folder, to, 'root/headers.json'), 'utf8');
  for (const name of ['start.html', 'index.html']) {
    const html = await readFile(join(folder, to, 'root', name), 'utf8');
    const script = inlineScript(html);
    const changed = `${script};window.portalHost=${JSON.stringify(version)}`;
    await write(
      name,
      html.replace(`<script>${script}</script>`, () => `<script>${changed}</script>`),
    );
    headers = headers.replace(sourceOf(script), () => sourceOf(changed));
    // They would be those of the document before.
    for (const ending of ['.br', '.gz']) await rm(join(folder, to, 'root', name + ending));
  }
  await write('headers.json', headers);
  await writeFile(join(folder, to, 'release.json'), JSON.stringify({ ...manifest, version, files }));
  return version;
}
