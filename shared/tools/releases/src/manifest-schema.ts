import { type RemoteRelease, trustSchema } from '@portal/contract';
import * as v from 'valibot';
import { weightSchema } from './budgets/budgets';

/** SHA-256 in hexadecimal, by path from the store's root. Compressed variants are not listed. */
const files = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

/** As `Leak` of `@portal/isolation`. */
const leakSchema = v.object({ name: v.string(), file: v.optional(v.string()), sentence: v.string() });

const strings = v.pipe(v.array(v.string()), v.readonly());
const leaks = v.pipe(v.array(leakSchema), v.readonly());

/** A semantic version. */
export const versionSchema = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?$/, 'must be a version such as 1.2.3'),
  // Lists of rendered pages have no more.
  v.maxLength(100),
);

/** What is found out about a release when it is published into a store. Not signed: it is that store's. BUDGET-2. */
const publicationSchema = v.object({
  /** What its scripts' long tasks take, in milliseconds. Absent until a browser has measured it. BUDGET-1. */
  longTasks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** What its code leaks when a page loads it. Absent until a browser has looked. ISOLATION-2 to ISOLATION-4. */
  leaks: v.optional(leaks),
  /** The reasons against it, if it was published with `--force`. Default: there were none. */
  forced: v.optional(strings),
});

export type PublishRecord = v.InferOutput<typeof publicationSchema>;

/** Fields that releases of every kind have. */
const common = {
  files,
  /** Where it was built, as its provenance says. Absent in older releases. PROV-1. */
  provenance: v.optional(
    v.object({
      /** Path of the in-toto statement, one of `files`. */
      file: v.string(),
      /** Address of the workflow that built it, or `local`. */
      builder: v.string(),
      /** Git commit of the sources. Absent if no pipeline built it. */
      commit: v.optional(v.string()),
    }),
  ),
  /** What it consists of. Absent in older releases. PROV-2. */
  sbom: v.optional(
    v.object({
      /** Path of the CycloneDX document, one of `files`. */
      file: v.string(),
      /** How many packages it contains. */
      components: v.number(),
    }),
  ),
  /** Over everything but itself and `publication`: the name of the key, and base64. Default: not signed. TRUST-4. */
  signature: v.optional(v.strictObject({ key: v.string(), value: v.string() })),
  publication: v.optional(publicationSchema),
};

const manifestSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('remote'),
    name: v.string(),
    version: versionSchema,
    /** The registry entry, with a URL relative to the store's root. `assertContained` checks it. */
    entry: v.custom<RemoteRelease>((value) => typeof value === 'object' && value !== null),
    /** Absent in releases that were built before budgets. BUDGET-1. */
    weight: v.optional(weightSchema),
    /** What its style sheets leak, and what its remote accepts, with reasons. Absent in older releases. ISOLATION-5. */
    isolation: v.optional(v.object({ leaks, accepted: v.record(v.string(), v.string()) })),
    /** The names that it imports of each module of the host; `*`: any. Absent in older releases. REVERSE-2. */
    uses: v.optional(v.record(v.string(), strings)),
  }),
  v.object({
    ...common,
    kind: v.literal('host'),
    name: v.literal('host'),
    version: versionSchema,
    contract: v.number(),
    /** Versions of the modules that the host provides to remotes. */
    provides: v.record(v.string(), v.string()),
    /** The names that those modules export, where the build knows them. Absent in older releases. REVERSE-2. */
    exports: v.optional(v.record(v.string(), strings)),
    /** Whose signatures its documents accept. Default: they look at none. TRUST-2. */
    trust: v.optional(trustSchema),
  }),
]);

/** Lists what a release consists of. It is written last, so a release with a manifest is complete. */
export type ReleaseManifest = v.InferOutput<typeof manifestSchema>;
export type RemoteManifest = Extract<ReleaseManifest, { kind: 'remote' }>;
export type HostManifest = Extract<ReleaseManifest, { kind: 'host' }>;

/** Takes the place of the manifest of a removed release. The version is never published again. REL-13. */
const removedSchema = v.object({
  kind: v.literal('removed'),
  name: v.string(),
  version: versionSchema,
  /** ISO 8601 timestamp. */
  removed: v.pipe(v.string(), v.isoTimestamp()),
  /** The manifest before; `null` if the release was never complete. */
  manifest: v.nullable(manifestSchema),
  /** Differs in each record, so that one that was taken back and written again is another. Absent in older records. */
  id: v.optional(v.string()),
  /** Set before the first file is deleted: from then on, nobody restores the release. Absent in older records. */
  deletes: v.optional(v.literal(true)),
});

export type RemovedRelease = v.InferOutput<typeof removedSchema>;

/** What a manifest's path has: a release, or the record of its removal. */
export const storedVersionSchema = v.variant('kind', [...manifestSchema.options, removedSchema]);
