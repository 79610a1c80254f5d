import * as v from 'valibot';
import { isSlotName } from '../host';
import { patternKey } from './patterns';
import { nonEmpty, openObject, parse, RegistryError, shardReleaseSchema } from './schema';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** History of a release in the registry, for people and for rollbacks. ISO 8601 timestamps. */
const releaseHistory = v.object({
  published: v.optional(timestamp),
  /** When it became the default; absent if it never did or was rolled back. */
  promoted: v.optional(timestamp),
  /** When the release became a canary, and if its guard took it back: when and why. Default: it never was one. */
  canary: v.optional(
    v.object({
      since: timestamp,
      takenBack: v.optional(v.object({ at: timestamp, reason: nonEmpty })),
    }),
  ),
  /** The reasons against it, if it was published with `--force`. Default: there were none. BUDGET-2. */
  forced: v.optional(v.array(nonEmpty)),
  /** Of the default release: the versions that were the default before, latest last. REL-3. */
  predecessors: v.optional(v.array(nonEmpty)),
});

/** The name of a team's key, and its signatures of a release, one for each first path segment that has a shard. */
const signatures = v.object({ key: nonEmpty, bySegment: v.record(v.string(), nonEmpty) });

/** One release in the registry: what a shard lists of it, with its history. A module of its own: pages read shards only. */
const releaseSchema = openObject({
  ...shardReleaseSchema.entries,
  extras: openObject({
    ...shardReleaseSchema.entries.extras.entries,
    history: v.optional(releaseHistory),
    /** In the registry and in `release.json`. Default: the release is not signed. */
    signatures: v.optional(signatures),
  }),
});

/** The shape of `/remotes.json`: the Frontend Discovery schema with this portal's extras. */
const registrySchema = v.object({
  schema: v.optional(v.string()),
  microFrontends: v.record(nonEmpty, v.pipe(v.array(releaseSchema), v.nonEmpty('has no release'))),
  /** How often releases were removed. It makes a publisher that read the registry before start again. REL-13. */
  removals: v.optional(v.number()),
});

/** One release of a remote, as the registry lists it. */
export type RemoteRelease = v.InferOutput<typeof releaseSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;

function releaseProblems(name: string, releases: readonly RemoteRelease[]): string[] {
  const problems: string[] = [];
  const versions = releases.map((release) => release.metadata.version);
  for (const version of new Set(versions))
    if (versions.filter((other) => other === version).length > 1)
      problems.push(`${name} lists version ${version} twice`);
  const traffic = releases.reduce((total, { deployment }) => total + deployment.traffic, 0);
  if (traffic !== 100) problems.push(`${name}: traffic adds up to ${traffic}, not 100`);
  const defaults = releases.filter((release) => release.deployment.default).length;
  if (defaults !== 1) problems.push(`${name}: ${defaults} releases are the default, not one`);
  for (const slot of new Set(releases.flatMap((release) => release.extras.portal.slots)))
    if (!isSlotName(slot)) problems.push(`${name} fills a slot that does not exist: ${slot}`);
  return problems;
}

function ownershipProblems(registry: Registry): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, releases] of Object.entries(registry.microFrontends)) {
    for (const pattern of new Set(releases.flatMap((release) => release.extras.portal.owns))) {
      const key = patternKey(pattern);
      const owner = owners.get(key);
      if (owner !== undefined && owner !== name)
        problems.push(`${pattern} has two owners: ${owner} and ${name}`);
      owners.set(key, name);
    }
  }
  return problems;
}

/**
 * Validates a decoded registry: its shape, and its consistency across remotes. REG-1.
 * @throws {RegistryError} listing every problem.
 */
export function parseRegistry(json: unknown, source = 'remotes.json'): Registry {
  const registry = parse(registrySchema, json, source);
  const problems = [
    ...Object.entries(registry.microFrontends).flatMap(([name, releases]) => releaseProblems(name, releases)),
    ...ownershipProblems(registry),
  ];
  if (problems.length > 0) throw new RegistryError(source, problems);
  return registry;
}

/** The fields that are read from a release's `release.json`: the remote's name and its registry entry. */
const publishedSchema = v.object({
  kind: v.literal('remote', 'must be "remote"'),
  name: nonEmpty,
  entry: releaseSchema,
});

/**
 * Validates a decoded `release.json` of a remote.
 * @param source path or URL of the file, for error messages.
 * @throws {RegistryError} listing every problem.
 */
export const parsePublished = (json: unknown, source: string): v.InferOutput<typeof publishedSchema> =>
  parse(publishedSchema, json, source);
