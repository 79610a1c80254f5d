import * as v from 'valibot';
import { parse } from './parse';
import { releaseSchema } from './registry-schema';

/** The fields that are read from a release's `release.json`: the remote's name and its registry entry. */
const publishedSchema = v.object({
  kind: v.literal('remote', 'must be "remote"'),
  name: v.pipe(v.string(), v.nonEmpty()),
  entry: releaseSchema,
});

/** The `release.json` of a remote's build. */
export type PublishedRelease = v.InferOutput<typeof publishedSchema>;

/**
 * Validates a decoded `release.json` of a remote.
 * @param source path or URL of the file, for error messages.
 * @throws {RegistryError} listing every problem.
 */
export const parsePublished = (json: unknown, source: string): PublishedRelease =>
  parse(publishedSchema, json, source);
