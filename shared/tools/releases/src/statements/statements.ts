import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from '@portal/build';
import { filesIn } from '@portal/build/files-in';
import { PROVENANCE, SBOM } from '@portal/build/render-files';
import { workspaceRoot } from '@portal/build/workspace';
import { type ReleaseId, type ReleaseManifest, releaseFolder } from '../manifest';
import { bytesOf, hashOf } from '../store/store';

/** What a release was built from, and where. */
interface Origin {
  /** Address of the workflow that built it, or `local`. */
  readonly builder: string;
  /** Address of the repository. Default: no pipeline built it, and nobody can say. */
  readonly repository?: string;
  /** Git commit of the sources. Default: as for `repository`. */
  readonly commit?: string;
}

/** Where this process builds. In GitHub Actions its variables say so; anything else is a machine of a person. */
export function originOf(
  {
    GITHUB_ACTIONS,
    GITHUB_SERVER_URL = 'https://github.com',
    GITHUB_REPOSITORY,
    GITHUB_WORKFLOW_REF,
    GITHUB_SHA,
  }: NodeJS.ProcessEnv = process.env,
): Origin {
  if (GITHUB_ACTIONS !== 'true' || !GITHUB_REPOSITORY || !GITHUB_WORKFLOW_REF || !GITHUB_SHA)
    return { builder: 'local' };
  return {
    builder: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
    repository: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    commit: GITHUB_SHA,
  };
}

/** What the provenance of a release says, beside the version of Node.js. */
interface ProvenanceParts extends ReleaseId {
  readonly origin: Origin;
  /** SHA-256 of its files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The lock file of the sources. Default: there is none. */
  readonly lockFile?: { readonly name: string; readonly sha256: string } | undefined;
}

const BUILD_TYPE = 'urn:portal:build:webpack:v1';

/**
 * The provenance of a release: an in-toto statement with SLSA's predicate. It contains neither the time nor the number
 * of a run, so that the same sources have the same one when the same pipeline builds them again. PROV-1.
 */
export function provenanceOf({ name, version, origin, files, lockFile }: ProvenanceParts): string {
  const { builder, repository, commit } = origin;
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, sha256]) => ({ name: path, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { part: name, version },
        resolvedDependencies: [
          ...(repository && commit ? [{ uri: `git+${repository}`, digest: { gitCommit: commit } }] : []),
          ...(lockFile ? [{ name: lockFile.name, digest: { sha256: lockFile.sha256 } }] : []),
          { name: 'node', uri: `pkg:generic/node@${process.versions.node}` },
        ],
      },
      runDetails: { builder: { id: builder } },
    },
  };
  return `${JSON.stringify(statement, null, 1)}\n`;
}

/** What a release consists of. */
interface SbomParts extends ReleaseId {
  /** The packages that its scripts contain. */
  readonly packages: readonly BundledPackage[];
  /** Ranges of the modules that it takes from the host, by name. */
  readonly host: Readonly<Record<string, string>>;
}

/** Without a parser of SPDX expressions: what is no single license is quoted as it is. */
const licenses = new Contrib.License.Factories.LicenseFactory(() => {
  throw new RangeError('Expressions are not parsed');
});

/** The package URL of an npm package, which also identifies it in the document. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(name: string, options: Models.OptionalComponentProperties): Models.Component {
  const [, group, ownName = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return new Models.Component(Enums.ComponentType.Library, ownName, {
    ...options,
    ...(group !== undefined && { group }),
  });
}

function bundled({ name, version, license }: BundledPackage): Models.Component {
  const purl = purlOf(name, version);
  return componentOf(name, {
    version,
    purl,
    bomRef: purl,
    scope: Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository(license === undefined ? [] : [licenses.makeFromString(license)]),
  });
}

/** A module that the host provides: the release does not contain it, and says which versions it was built for. */
const provided = ([name, range]: readonly [string, string]): Models.Component =>
  componentOf(name, {
    bomRef: `host:${name}`,
    scope: Enums.ComponentScope.Excluded,
    properties: new Models.PropertyRepository([new Models.Property('portal:provided-by-host', range)]),
  });

/**
 * The software bill of materials of a release: CycloneDX 1.6, JSON. It contains neither a time nor a random number, so
 * that the same sources have the same one. PROV-2.
 */
export function sbomOf({ name, version, packages, host }: SbomParts): string {
  const components = [...packages.map(bundled), ...Object.entries(host).map(provided)];
  const release = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  for (const component of components) release.dependencies.add(component.bomRef);
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components),
    metadata: new Models.Metadata({ component: release }),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Lock files, the portal's own first; a remote in a repository of its own can have another. */
const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

async function readLockFile(): Promise<ProvenanceParts['lockFile']> {
  for (const name of LOCK_FILES) {
    const bytes = await readFile(join(workspaceRoot, name)).catch(() => null);
    if (bytes !== null) return { name, sha256: hashOf(bytes) };
  }
  return undefined;
}

/** Resolves to the hashes of all files in a folder, by path. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes = (await filesIn(folder)).map(async (path) => {
    const name = relative(folder, path).replaceAll('\\', '/');
    return [name, hashOf(await readFile(path))] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
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
  const statement = provenanceOf({ name, version, origin, files, lockFile: await readLockFile() });
  await writeFile(join(folder, provenance), statement);
  const { builder, commit } = origin;
  return {
    files: { ...files, [provenance]: hashOf(bytesOf(statement)) },
    provenance: { file: provenance, builder, ...(commit !== undefined && { commit }) },
    sbom: { file: sbom, components: packages.length },
  };
}
