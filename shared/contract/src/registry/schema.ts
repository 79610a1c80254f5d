import * as v from 'valibot';
import { isLoopback } from '../loopback';

const nonEmpty = v.pipe(v.string(), v.nonEmpty());
/** `sha384-…`, as in an `integrity` attribute. */
const integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

/** A script that a page needs early, relative to the release's folder. */
const firstFile = v.object({ file: nonEmpty, integrity: v.optional(integrity) });

/** What a page needs before it can show anything: own chunks, and modules of the host's table. */
const firstFiles = v.object({ files: v.array(firstFile), provided: v.array(v.string()) });

/** A content file; see `ContentHint` of `RemoteDescription`. */
const contentHint = v.union([
  v.string(),
  v.object({ list: nonEmpty, product: nonEmpty, path: nonEmpty, dot: v.picklist(['.', '-']) }),
]);

/** This portal's part of an entry of the registry. */
const portalExtras = v.object({
  contract: v.number(),
  title: nonEmpty,
  owns: v.array(v.pipe(v.string(), v.regex(/^\/[a-z0-9_-]+(\/.*)?$/i, 'must start with a fixed segment'))),
  slots: v.array(v.string()),
  /** Name of the global that the entry script sets. */
  global: nonEmpty,
  /** Ranges of the host's modules that the remote was built for: `{"react": "^19.3.1"}`. */
  requires: v.record(v.string(), v.string()),
  /** Needed on every page of the remote. */
  first: firstFiles,
  /** Needed first on some pages beside that, by pattern. */
  preload: v.record(v.string(), firstFiles),
  /** Content files that a page reads first, by pattern; see `RemoteDescription`. */
  content: v.optional(v.record(v.string(), v.array(contentHint)), {}),
  /** Needed by a slot beside `first`. */
  slotFiles: v.optional(v.record(v.string(), firstFiles), {}),
});

/** When a release came into the registry, for people and for rolling back. ISO 8601. */
const releaseHistory = v.object({
  published: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** When it became the default; absent if it never was, or was rolled back. */
  promoted: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

export const releaseSchema = v.object({
  /** Address of the entry script, or of an `mf-manifest.json`. */
  url: nonEmpty,
  fallbackUrl: v.optional(nonEmpty),
  /** `integrity` is that of the entry script, also where a manifest names it. */
  metadata: v.object({ version: nonEmpty, integrity: v.optional(integrity) }),
  deployment: v.object({
    /** Share of visitors in percent. */
    traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** Whether this release stands in when another one cannot be loaded. */
    default: v.boolean(),
  }),
  extras: v.object({ portal: portalExtras, history: v.optional(releaseHistory) }),
});

/** The shape of `/remotes.json`: the Frontend Discovery schema with this portal's extras. */
export const registrySchema = v.object({
  schema: v.optional(v.string()),
  microFrontends: v.record(nonEmpty, v.pipe(v.array(releaseSchema), v.nonEmpty('has no release'))),
});

function isExpression(source: string): boolean {
  try {
    return new RegExp(source) !== null;
  } catch {
    return false;
  }
}

/** One pattern of a shard, in ranking order. */
const ownedPattern = v.object({
  pattern: nonEmpty,
  test: v.pipe(nonEmpty, v.check(isExpression, 'must be a regular expression')),
  remote: nonEmpty,
});

/** A dev server builds anew with every change, so nobody could know a hash. */
const isDevServer = (url: string) => URL.canParse(url) && /^https?:/.test(url) && isLoopback(new URL(url));

/** What a page may load: scripts whose bytes are known. */
const loadable = v.pipe(
  releaseSchema,
  v.check(
    ({ url, metadata }) => metadata.integrity !== undefined || isDevServer(url),
    'has no integrity, so its code would run unchecked',
  ),
);

/** The shape of `/registry/{segment}.json`: what a page below that first path segment needs to start. */
export const shardSchema = v.object({
  owners: v.array(ownedPattern),
  /** The remotes that fill slots of the page. */
  slots: v.record(v.string(), v.array(v.string())),
  remotes: v.record(nonEmpty, v.array(loadable)),
});

export type FirstFiles = v.InferOutput<typeof firstFiles>;
export type PortalExtras = v.InferOutput<typeof portalExtras>;
/** One release of a remote, as the registry lists it. */
export type RemoteRelease = v.InferOutput<typeof releaseSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryShard = v.InferOutput<typeof shardSchema>;
