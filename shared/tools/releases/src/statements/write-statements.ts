import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROVENANCE, SBOM } from '@portal/build/render-files';
import { workspaceRoot } from '@portal/build/workspace';
import { hashFiles } from '../build-files';
import { type ReleaseManifest, releaseFolder } from '../manifest';
import { bytesOf, hashOf } from '../store/store';
import { originOf, type ProvenanceParts, provenanceOf } from './provenance';
import { type SbomParts, sbomOf } from './sbom';

/** Lock files, the portal's own first; a remote in a repository of its own can have another. */
const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

async function readLockFile(): Promise<ProvenanceParts['lockFile']> {
  for (const name of LOCK_FILES) {
    const bytes = await readFile(join(workspaceRoot, name)).catch(() => null);
    if (bytes !== null) return { name, sha256: hashOf(bytes) };
  }
  return undefined;
}

/** A built release, before its manifest. */
interface BuiltFiles extends SbomParts {
  /** Folder that it was built into, a store. */
  readonly folder: string;
}

/**
 * Writes what a release consists of and where it was built, as files of the release. Resolves to what its manifest says
 * of that, with the hashes of all files. PROV-1, PROV-2.
 */
export async function writeStatements({
  folder,
  ...parts
}: BuiltFiles): Promise<Required<Pick<ReleaseManifest, 'files' | 'provenance' | 'sbom'>>> {
  const { name, version } = parts;
  // What renders pages contains some of the same packages.
  const packages = [...new Map(parts.packages.map((one) => [`${one.name}@${one.version}`, one])).values()];
  const release = releaseFolder(name, version);
  const [sbom, provenance] = [`${release}/${SBOM}`, `${release}/${PROVENANCE}`];
  await writeFile(join(folder, sbom), sbomOf({ ...parts, packages }));
  const files = await hashFiles(folder);
  const origin = originOf();
  const statement = provenanceOf({
    name,
    version,
    origin,
    files,
    lockFile: await readLockFile(),
    node: process.versions.node,
  });
  await writeFile(join(folder, provenance), statement);
  const { builder, commit } = origin;
  return {
    files: { ...files, [provenance]: hashOf(bytesOf(statement)) },
    provenance: { file: provenance, builder, ...(commit !== undefined && { commit }) },
    sbom: { file: sbom, components: packages.length },
  };
}
