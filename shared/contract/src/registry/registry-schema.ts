import * as v from 'valibot';
import { nonEmpty, openObject, shardReleaseSchema } from './schema';

/** History of a release in the registry, for people and for rollbacks. ISO 8601 timestamps. */
const releaseHistory = v.object({
  published: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** When it became the default; absent if it never did or was rolled back. */
  promoted: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** When the release became a canary, and if its guard took it back: when and why. Default: it never was one. */
  canary: v.optional(
    v.object({
      since: v.pipe(v.string(), v.isoTimestamp()),
      takenBack: v.optional(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), reason: nonEmpty })),
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
export const releaseSchema = openObject({
  ...shardReleaseSchema.entries,
  extras: openObject({
    ...shardReleaseSchema.entries.extras.entries,
    history: v.optional(releaseHistory),
    /** In the registry and in `release.json`. Default: the release is not signed. */
    signatures: v.optional(signatures),
  }),
});

/** The shape of `/remotes.json`: the Frontend Discovery schema with this portal's extras. */
export const registrySchema = v.object({
  schema: v.optional(v.string()),
  microFrontends: v.record(nonEmpty, v.pipe(v.array(releaseSchema), v.nonEmpty('has no release'))),
  /** How often releases were removed. It makes a publisher that read the registry before start again. REL-13. */
  removals: v.optional(v.number()),
});

/** One release of a remote, as the registry lists it. */
export type RemoteRelease = v.InferOutput<typeof releaseSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
