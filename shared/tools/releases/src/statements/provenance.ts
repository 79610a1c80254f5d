import type { ReleaseId } from '../manifest';

/** What a release was built from, and where. */
export interface Origin {
  /** Address of the workflow that built it, or `local`. */
  readonly builder: string;
  /** Address of the repository. Default: no pipeline built it, and nobody can say. */
  readonly repository?: string;
  /** Git commit of the sources. Default: as for `repository`. */
  readonly commit?: string;
}

/** Variables of GitHub Actions that say what runs. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Where this process builds. In GitHub Actions its variables say so; anything else is a machine of a person. */
export function originOf(
  {
    GITHUB_ACTIONS,
    GITHUB_SERVER_URL = 'https://github.com',
    GITHUB_REPOSITORY,
    GITHUB_WORKFLOW_REF,
    GITHUB_SHA,
  }: Environment = process.env,
): Origin {
  if (GITHUB_ACTIONS !== 'true' || !GITHUB_REPOSITORY || !GITHUB_WORKFLOW_REF || !GITHUB_SHA)
    return { builder: 'local' };
  return {
    builder: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
    repository: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    commit: GITHUB_SHA,
  };
}

/** Everything that the provenance of a release says. */
export interface ProvenanceParts extends ReleaseId {
  readonly origin: Origin;
  /** SHA-256 of its files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The lock file of the sources. Default: there is none. */
  readonly lockFile?: { readonly name: string; readonly sha256: string } | undefined;
  readonly node: string;
}

const BUILD_TYPE = 'urn:portal:build:webpack:v1';

/**
 * The provenance of a release: an in-toto statement with SLSA's predicate. It contains neither the time nor the number
 * of a run, so that the same sources have the same one when the same pipeline builds them again. PROV-1.
 */
export function provenanceOf({ name, version, origin, files, lockFile, node }: ProvenanceParts): string {
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
          { name: 'node', uri: `pkg:generic/node@${node}` },
        ],
      },
      runDetails: { builder: { id: builder } },
    },
  };
  return `${JSON.stringify(statement, null, 1)}\n`;
}
