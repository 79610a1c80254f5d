import * as v from 'valibot';
import { parse } from './parse';
import { releaseSchema } from './schema';

/** The fields read from the `release.json` in a release's folder: the remote's name and its registry entry. */
const publishedSchema = v.object({
  kind: v.literal('remote', 'must be "remote"'),
  name: v.pipe(v.string(), v.nonEmpty()),
  entry: releaseSchema,
});

/** The `release.json` of a remote's build. */
export type PublishedRelease = v.InferOutput<typeof publishedSchema>;

/** Validates a decoded `release.json` of a remote. @throws {RegistryError} listing every problem. */
export const parsePublished = (json: unknown, source: string): PublishedRelease =>
  parse(publishedSchema, json, source);
