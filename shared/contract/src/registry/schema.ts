import * as v from 'valibot';
import { isSlotName } from '../host';
import { describeProblem, validate } from '../validation';

/** The registry, a shard or a release is invalid; names every problem found. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  /** @param source URL or path of the file. */
  constructor(source: string, problems: readonly string[]) {
    super(`${source}: ${problems.join('; ')}`);
  }
}

export const nonEmpty = v.pipe(v.string(), v.nonEmpty('must not be empty'));
/** An object that keeps the fields that this version does not know, because a team's key has signed them. TRUST-1. */
export const openObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject(entries) as unknown as v.ObjectSchema<Entries, undefined>;

/** `sha256-…`, as in an `integrity` attribute. */
const integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

/** A script to preload; its path is relative to the release's folder. */
const firstFile = openObject({ file: nonEmpty, integrity: v.optional(integrity) });

/** What a page needs before it can render: chunks of the remote, and modules that the host provides. */
const firstFiles = openObject({ files: v.array(firstFile), provided: v.array(v.string()) });

/** See `RemoteOwner`. */
const owner = openObject({
  team: nonEmpty,
  contact: v.optional(nonEmpty),
  runbook: v.optional(v.pipe(nonEmpty, v.url('must be a URL'))),
});

/** The portal's extension of a registry entry. */
const portalExtras = openObject({
  contract: v.number(),
  title: nonEmpty,
  /** Absent in releases that were built before remotes had owners. REG-6. */
  owner: v.optional(owner),
  owns: v.array(v.pipe(v.string(), v.regex(/^\/[a-z0-9_-]+(\/.*)?$/i, 'must start with a fixed segment'))),
  slots: v.array(v.string()),
  /** Name of the global that the entry script sets. */
  global: nonEmpty,
  /** Semver ranges of the host's modules that the remote was built for: `{"react": "^19.3.1"}`. */
  requires: v.record(v.string(), v.string()),
  /** Needed on every page of the remote. */
  first: firstFiles,
  /** Needed on some pages in addition to `first`, by pattern. */
  preload: v.record(v.string(), firstFiles),
  /** Needed by a slot in addition to `first`, by slot. */
  slotFiles: v.optional(v.record(v.string(), firstFiles), {}),
});

/** Made when a build needs it: as a constant, it would be in the host's script. */
const descriptionSchema = () => {
  const { title, owner, owns } = portalExtras.entries;
  return v.object({
    title,
    owner,
    owns: v.pipe(
      owns,
      v.minLength(1, 'must have a pattern'),
      // `patternTest` knows neither.
      v.checkItems(
        (pattern) => !/\?|\*./.test(pattern),
        'must have no optional segment, and * only at its end',
      ),
    ),
    slots: v.optional(v.array(v.pipe(v.string(), v.check(isSlotName, 'is no slot of the portal')))),
  });
};

/** What is wrong with a remote's description, one line each: what its registry entry would be refused for. REG-4. */
export function descriptionProblems(description: unknown): readonly string[] {
  const result = validate(descriptionSchema(), description);
  return result.ok ? [] : result.problems.map((problem) => describeProblem(problem));
}

/** The signature over what a shard says of a release, and the name of the team's key; see `signedText`. TRUST-1. */
const signature = v.object({ key: nonEmpty, segment: v.string(), value: nonEmpty });

/** What a shard lists of a release: what a page needs to choose and load one. */
export const shardReleaseSchema = openObject({
  /** URL of the entry script, or of an `mf-manifest.json`. */
  url: nonEmpty,
  fallbackUrl: v.optional(nonEmpty),
  /** `integrity` is that of the entry script, even if `url` is a manifest. */
  metadata: openObject({ version: nonEmpty, integrity: v.optional(integrity) }),
  deployment: v.object({
    /** Share of visitors in percent. */
    traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** Whether visitors get this release when another one cannot be loaded. REM-6. */
    default: v.boolean(),
  }),
  extras: openObject({
    portal: portalExtras,
    /** The signature for the shard's segment. Default: the release is not signed. */
    signature: v.optional(signature),
  }),
});

function isValidRegExp(source: string): boolean {
  try {
    return new RegExp(source) !== null;
  } catch {
    return false;
  }
}

/** One pattern of a shard, in ranking order. */
const ownedPattern = v.object({
  pattern: nonEmpty,
  test: v.pipe(nonEmpty, v.check(isValidRegExp, 'must be a regular expression')),
  remote: nonEmpty,
});

/** The shape of `/registry/{segment}.json`: what a page below that first path segment needs to start. REG-3. */
const shardSchema = v.object({
  owners: v.array(ownedPattern),
  /** The remotes that fill the slots of the page, by slot. */
  slots: v.record(v.string(), v.array(v.string())),
  remotes: v.record(nonEmpty, v.array(shardReleaseSchema)),
});

export type FirstFiles = v.InferOutput<typeof firstFiles>;
export type PortalExtras = v.InferOutput<typeof portalExtras>;
export type RegistryShard = v.InferOutput<typeof shardSchema>;

/** Validates a decoded document. @throws {RegistryError} listing every problem. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = validate(schema, json);
  if (result.ok) return result.output;
  throw new RegistryError(
    source,
    result.problems.map((problem) => describeProblem(problem, 'the document')),
  );
}

/** Validates a decoded shard. @throws {RegistryError} listing every problem. */
export const parseShard = (json: unknown, source: string): RegistryShard => parse(shardSchema, json, source);
