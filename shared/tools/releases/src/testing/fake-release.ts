import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@portal/build/integrity';
import { PROVENANCE, RENDER_SCRIPT, SBOM } from '@portal/build/render-files';
import { CONTRACT_VERSION, type PortalExtras, type RemoteRelease, type Trust } from '@portal/contract';
import type { AcceptedLeaks, Leak } from '@portal/isolation';
import type { Weight } from '../budgets/budgets';
import { formatHeadersJson, HEADERS_JSON, inlineScriptSources } from '../host/headers';
import { DOCUMENT } from '../host/live';
import {
  HOST,
  manifestPath,
  type ReleaseManifest,
  releaseFolder,
  rootFolder,
  serializeManifest,
} from '../manifest';
import type { SigningKey } from '../signing/keys';
import { signManifest } from '../signing/sign-release';
import { FolderStore } from '../store/folder-store';
import { bytesOf, hashOf } from '../store/store';

const folders: string[] = [];

/** Creates a temporary folder for the test. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  folders.push(folder);
  return folder;
}

/** Removes all temporary folders that {@link scratchFolder} created. */
export const removeFolders = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};

async function writeRelease(
  files: Readonly<Record<string, string>>,
  manifest: (hashes: Record<string, string>) => ReleaseManifest,
  {
    compressed = true,
    signing,
  }: { readonly compressed?: boolean; readonly signing?: SigningKey | undefined } = {},
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
    if (compressed) await write(`${path}.br`, brotliCompressSync(text));
  }
  const unsigned = manifest(hashes);
  const release = signing === undefined ? unsigned : signManifest(unsigned, signing);
  await write(manifestPath(release.name, release.version), serializeManifest(release));
  return new FolderStore(folder);
}

export interface FakeRemote {
  readonly name: string;
  readonly version: string;
  readonly owns?: readonly string[];
  readonly code?: string;
  /** Range of `@portal/ui` that it requires. Default: it does not require it. */
  readonly uiRange?: string;
  /** Default: it is not signed. */
  readonly signing?: SigningKey | undefined;
  /** Text of the script that renders its pages. Default: it has none. */
  readonly render?: string;
  /** What it weighs and may weigh. Default: it was built before budgets. */
  readonly weight?: Weight;
  /** What its style sheets leak, and what it accepts. Default: it was built before that was checked. */
  readonly isolation?: { readonly leaks: Leak[]; readonly accepted: AcceptedLeaks };
  /** Names that it imports of the host's modules. Default: it was built before they were recorded. */
  readonly uses?: Record<string, string[]>;
  /** Texts of other files, by their paths in the release's folder. Default: none. */
  readonly files?: Readonly<Record<string, string>>;
  /** Fields of its registry entry that differ from the usual ones. Default: none. */
  readonly portal?: Partial<PortalExtras>;
}

const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

/** What a manifest says of the statements that a release has. */
const statementsOf = (folder: string, files: Readonly<Record<string, string>>) => ({
  ...(files[`${folder}/${PROVENANCE}`] && {
    provenance: { file: `${folder}/${PROVENANCE}`, builder: 'local', commit: '0a1b2c3d' },
  }),
  ...(files[`${folder}/${SBOM}`] && { sbom: { file: `${folder}/${SBOM}`, components: 1 } }),
});

/** Creates a built release of a remote without running webpack. */
export function fakeRemote({
  name,
  version,
  owns = [`/${name}/*`],
  code = `${name} ${version}`,
  uiRange,
  signing,
  render,
  weight,
  isolation,
  uses,
  files = {},
  portal,
}: FakeRemote): Promise<FolderStore> {
  const folder = releaseFolder(name, version);
  const page = `page of ${code}`;
  const entry: RemoteRelease = {
    url: `/${folder}/entry.js`,
    metadata: { version, integrity: integrityOf(code) },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        contract: CONTRACT_VERSION,
        title: name,
        owns: [...owns],
        slots: [],
        global: name,
        requires: uiRange === undefined ? {} : { '@portal/ui': uiRange },
        first: { files: [], provided: [] },
        preload: {},
        slotFiles: {},
        ...portal,
      },
    },
  };
  const contents = {
    [`${folder}/entry.js`]: code,
    [`${folder}/page.js`]: page,
    ...(render !== undefined && { [`${folder}/${RENDER_SCRIPT}`]: render }),
    ...inFolder(folder, files),
  };
  return writeRelease(
    contents,
    (files) => ({
      kind: 'remote',
      name,
      version,
      files,
      ...statementsOf(folder, files),
      entry,
      ...(weight && { weight }),
      ...(isolation && { isolation }),
      ...(uses && { uses }),
    }),
    { signing },
  );
}

/** A document with the places that rendered pages are written into. */
const fakeDocument = (body: string) => `<!doctype html>
<html lang="en">
<head>
<title>Portal</title>
<meta name="description" content="The portal">
</head>
<body>
${body}
<div id="root"><p>Loading</p></div>
<noscript>The portal needs JavaScript.</noscript>
</body>
</html>
`;

export interface FakeHost {
  /** Whether its files have compressed variants. Default: yes. */
  readonly compressed?: boolean;
  /** Version of `@portal/ui` that it provides. */
  readonly uiVersion?: string;
  /** A headers file instead of a valid one. */
  readonly headersJson?: string;
  /** Names of documents that it has besides. Default: none. */
  readonly documents?: readonly string[];
  /** Text of its documents. */
  readonly text?: string;
  /** Whose signatures its documents accept. Default: they look at none. */
  readonly trust?: Trust;
  /** Text of the script that renders pages. Default: it has none. */
  readonly render?: string;
  /** Names that its modules export. Default: it was built before they were recorded. */
  readonly exports?: Record<string, string[]>;
  /** The operator's key. Default: it is not signed. */
  readonly signing?: SigningKey | undefined;
  /** Texts of other files, by their paths in the release's folder. Default: none. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Creates a built release of the host: a script, a document with an inline script, headers. */
export function fakeHost(
  version: string,
  {
    compressed = true,
    uiVersion = '1.0.0',
    headersJson,
    documents = [],
    text = '',
    trust,
    render,
    exports,
    signing,
    files: others = {},
  }: FakeHost = {},
): Promise<FolderStore> {
  const root = rootFolder(version);
  const body = (page: string) => `<script>start("${version}")</script><p>${page} ${version}${text}</p>`;
  const html = (page: string) => (render === undefined ? body(page) : fakeDocument(body(page)));
  const policy = `default-src 'self'; script-src 'self' ${inlineScriptSources(html('')).join(' ')}`;
  return writeRelease(
    {
      [`host/main.${version}.js`]: `host ${version}`,
      ...(render !== undefined && { [`${releaseFolder(HOST, version)}/${RENDER_SCRIPT}`]: render }),
      ...Object.fromEntries(
        [DOCUMENT, ...documents].map((file) => [`${root}/${file}`, html(file.replace('.html', ''))]),
      ),
      [`${root}/${HEADERS_JSON}`]:
        headersJson ??
        formatHeadersJson({
          'content-security-policy': policy,
          'x-other': 'as "it" is',
        }),
      ...inFolder(releaseFolder(HOST, version), others),
    },
    (files) => ({
      kind: 'host',
      name: HOST,
      version,
      files,
      ...statementsOf(releaseFolder(HOST, version), files),
      contract: CONTRACT_VERSION,
      provides: { '@portal/ui': uiVersion },
      ...(trust && { trust }),
      ...(exports && { exports }),
    }),
    { compressed, signing },
  );
}
