import * as v from 'valibot';
import { parse } from './parse';
import { releaseSchema } from './schema';

/** What is read of the `release.json` in a release's folder: the remote's name and its entry for a registry. */
const publishedSchema = v.object({
  kind: v.literal('remote', 'must be "remote"'),
  name: v.pipe(v.string(), v.nonEmpty()),
  entry: releaseSchema,
});

/** What a build of a remote says of itself, beside its files. */
export type PublishedRelease = v.InferOutput<typeof publishedSchema>;

/** Checks a decoded `release.json` of a remote. @throws {RegistryError} listing every problem. */
export const parsePublished = (json: unknown, source: string): PublishedRelease =>
  parse(publishedSchema, json, source);
