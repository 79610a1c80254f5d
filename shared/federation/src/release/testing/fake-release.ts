import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type RemoteRelease } from '@portal/contract';
import { integrityOf } from '../../publish/integrity';
import { rootFolder } from '../host/documents';
import { HEADERS_JSON, headersJson } from '../host/headers';
import { inlineScriptSources } from '../host/inline-scripts';
import { HOST, manifestBytes, manifestPath, type ReleaseManifest, releaseFolder } from '../manifest';
import { hashOf } from '../publish-files';
import { FolderStore } from '../store/folder-store';
import { bytesOf } from '../store/store';

const folders: string[] = [];

/** A folder of the test's own. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  folders.push(folder);
  return folder;
}

/** Removes the folders of the tests so far. */
export const removeFolders = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};

async function built(
  files: Readonly<Record<string, string>>,
  manifest: (hashes: Record<string, string>) => ReleaseManifest,
  compressed = true,
): Promise<FolderStore> {
  const folder = await scratchFolder();
  const hashes: Record<string, string> = {};
  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  };
  for (const [path, text] of Object.entries(files)) {
    hashes[path] = hashOf(bytesOf(text));
    await write(path, bytesOf(text));
    if (compressed) await write(`${path}.br`, bytesOf(`brotli of ${text}`));
  }
  const made = manifest(hashes);
  await write(manifestPath(made.name, made.version), manifestBytes(made));
  return new FolderStore(folder);
}

export interface FakeRemote {
  readonly name: string;
  readonly version: string;
  readonly owns?: readonly string[];
  readonly code?: string;
  readonly title?: string;
  /** Range of `@portal/ui` that it asks for. */
  readonly kit?: string;
}

/** A built release of a remote that webpack had no part in. */
export function fakeRemote({
  name,
  version,
  owns = [`/${name}/*`],
  code = `${name} ${version}`,
  title = name,
  kit,
}: FakeRemote): Promise<FolderStore> {
  const folder = releaseFolder(name, version);
  const entry: RemoteRelease = {
    url: `/${folder}/entry.js`,
    metadata: { version, integrity: integrityOf(code) },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        contract: CONTRACT_VERSION,
        title,
        owns: [...owns],
        slots: [],
        global: name,
        requires: kit === undefined ? {} : { '@portal/ui': kit },
        first: { files: [], provided: [] },
        preload: {},
        content: {},
        slotFiles: {},
      },
    },
  };
  return built({ [`${folder}/entry.js`]: code, [`${folder}/page.js`]: `page of ${code}` }, (files) => ({
    kind: 'remote',
    name,
    version,
    files,
    entry,
  }));
}

/** A built release of the host: a script, two documents with an inline script each, headers. */
export function fakeHost(
  version: string,
  { compressed = true, kit = '1.0.0' }: { readonly compressed?: boolean; readonly kit?: string } = {},
): Promise<FolderStore> {
  const root = rootFolder(version);
  const html = (page: string) => `<script>start("${version}")</script><p>${page} ${version}</p>`;
  const policy = `default-src 'self'; script-src 'self' ${inlineScriptSources(html('')).join(' ')}`;
  return built(
    {
      [`host/main.${version}.js`]: `host ${version}`,
      [`${root}/start.html`]: html('start'),
      [`${root}/index.html`]: html('index'),
      [`${root}/${HEADERS_JSON}`]: headersJson({
        'content-security-policy': policy,
        'x-other': 'as "it" is',
      }),
    },
    (files) => ({
      kind: 'host',
      name: HOST,
      version,
      files,
      contract: CONTRACT_VERSION,
      provides: { '@portal/ui': kit },
    }),
    compressed,
  );
}
