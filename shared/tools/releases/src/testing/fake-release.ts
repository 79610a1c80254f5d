import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@portal/build/integrity';
import { PROVENANCE, RENDER_SCRIPT, SBOM } from '@portal/build/render-files';
import { writeFiles } from '@portal/build/testing';
import { CONTRACT_VERSION, type PortalExtras } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import { formatHeadersJson, HEADERS_JSON, inlineScriptSources } from '../host/headers';
import { DOCUMENT } from '../host/live';
import {
  HOST,
  manifestPath,
  type ReleaseId,
  releaseFolder,
  rootFolder,
  serializeManifest,
} from '../manifest';
import type { HostManifest, RemoteManifest } from '../manifest-schema';
import { type ReleaseOptions, release } from '../release';
import type { SigningKey } from '../signing/keys';
import { signManifest } from '../signing/sign-release';
import { FolderStore } from '../store/folder-store';
import { bytesOf, hashOf, type ReleaseStore } from '../store/store';

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

/** What a manifest says of the statements that a release has. */
const statementsOf = (folder: string, files: Readonly<Record<string, string>>) => ({
  ...(files[`${folder}/${PROVENANCE}`] && {
    provenance: { file: `${folder}/${PROVENANCE}`, builder: 'local', commit: '0a1b2c3d' },
  }),
  ...(files[`${folder}/${SBOM}`] && { sbom: { file: `${folder}/${SBOM}`, components: 1 } }),
});

async function writeRelease(
  files: Readonly<Record<string, string>>,
  parts: Omit<RemoteManifest, 'files'> | Omit<HostManifest, 'files'>,
  signing: SigningKey | undefined,
  compressed = true,
): Promise<FolderStore> {
  const folder = await scratchFolder();
  const hashes: Record<string, string> = {};
  writeFiles(folder, files);
  for (const [path, text] of Object.entries(files)) {
    hashes[path] = hashOf(bytesOf(text));
    if (compressed) writeFiles(folder, { [`${path}.br`]: brotliCompressSync(text) });
  }
  const { name, version } = parts;
  const unsigned = { ...parts, files: hashes, ...statementsOf(releaseFolder(name, version), hashes) };
  const manifest = signing === undefined ? unsigned : signManifest(unsigned, signing);
  writeFiles(folder, { [manifestPath(name, version)]: Buffer.from(serializeManifest(manifest)) });
  return new FolderStore(folder);
}

/** What the manifest records is absent by default, as in older releases. */
export interface FakeRemote
  extends ReleaseId,
    Partial<Pick<RemoteManifest, 'weight' | 'isolation' | 'uses'>> {
  readonly owns?: readonly string[];
  readonly code?: string;
  /** Range of `@portal/ui` that it requires. Default: it does not require it. */
  readonly uiRange?: string;
  /** Default: it is not signed. */
  readonly signing?: SigningKey | undefined;
  /** Text of the script that renders its pages. Default: it has none. */
  readonly render?: string;
  /** Texts of other files, by their paths in the release's folder. Default: none. */
  readonly files?: Readonly<Record<string, string>>;
  /** Fields of its registry entry that differ from the usual ones. Default: none. */
  readonly portal?: Partial<PortalExtras>;
}

const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

/** Creates a built release of a remote without running webpack. */
export function fakeRemote({
  name,
  version,
  owns = [`/${name}/*`],
  code = `${name} ${version}`,
  uiRange,
  signing,
  render,
  files = {},
  portal,
  ...recorded
}: FakeRemote): Promise<FolderStore> {
  const folder = releaseFolder(name, version);
  const built = releaseForTests(version, {
    integrity: integrityOf(code),
    portal: {
      title: name,
      owns: [...owns],
      global: name,
      requires: uiRange === undefined ? {} : { '@portal/ui': uiRange },
      ...portal,
    },
  });
  const contents = {
    [`${folder}/entry.js`]: code,
    [`${folder}/page.js`]: `page of ${code}`,
    ...(render !== undefined && { [`${folder}/${RENDER_SCRIPT}`]: render }),
    ...inFolder(folder, files),
  };
  const entry = { ...built, url: `/${folder}/entry.js` };
  return writeRelease(contents, { kind: 'remote', name, version, entry, ...recorded }, signing);
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

export interface FakeHost extends Partial<Pick<HostManifest, 'trust' | 'exports'>> {
  /** Whether its files have compressed variants. Default: yes. */
  readonly compressed?: boolean;
  /** Version of `@portal/ui` that it provides. */
  readonly uiVersion?: string;
  /** Names of documents that it has besides. Default: none. */
  readonly documents?: readonly string[];
  /** Text of its documents. */
  readonly text?: string;
  /** Text of the script that renders pages. Default: it has none. */
  readonly render?: string;
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
    documents = [],
    text = '',
    render,
    signing,
    files: others = {},
    ...recorded
  }: FakeHost = {},
): Promise<FolderStore> {
  const folder = releaseFolder(HOST, version);
  const root = rootFolder(version);
  const body = (page: string) => `<script>start("${version}")</script><p>${page} ${version}${text}</p>`;
  const html = (page: string) => (render === undefined ? body(page) : fakeDocument(body(page)));
  const policy = `default-src 'self'; script-src 'self' ${inlineScriptSources(html('')).join(' ')}`;
  return writeRelease(
    {
      [`host/main.${version}.js`]: `host ${version}`,
      ...(render !== undefined && { [`${folder}/${RENDER_SCRIPT}`]: render }),
      ...Object.fromEntries(
        [DOCUMENT, ...documents].map((file) => [`${root}/${file}`, html(file.replace('.html', ''))]),
      ),
      [`${root}/${HEADERS_JSON}`]: formatHeadersJson({
        'content-security-policy': policy,
        'x-other': 'as "it" is',
      }),
      ...inFolder(folder, others),
    },
    {
      kind: 'host',
      name: HOST,
      version,
      contract: CONTRACT_VERSION,
      provides: { '@portal/ui': uiVersion },
      ...recorded,
    },
    signing,
    compressed,
  );
}

/** Publishes a release of a remote that no build made. */
export const publishRemote = async (
  to: ReleaseStore,
  remote: FakeRemote,
  options: Partial<ReleaseOptions> = {},
) => release({ from: await fakeRemote(remote), to, name: remote.name, version: remote.version, ...options });

/** Publishes a release of the host that no build made. */
export const publishHost = async (
  to: ReleaseStore,
  version: string,
  host: FakeHost = {},
  options: Partial<ReleaseOptions> = {},
) => release({ from: await fakeHost(version, host), to, name: HOST, version, ...options });
