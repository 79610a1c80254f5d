import { describeProblem, validate } from '@portal/contract/validation';
import * as v from 'valibot';
import type { EntryScript } from './entry-script';
import { withRetryQuery } from './retry-cache';

/** The fields read from an `mf-manifest.json`: file and global of the entry script. */
const manifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.optional(v.string(), '') }),
    globalName: v.pipe(v.string(), v.nonEmpty()),
  }),
});

/**
 * Fetches a manifest.
 * @param integrity hash of the entry script according to the registry. A manifest can name any file, but only
 *   these bytes run.
 * @param signal aborts the request, so that a hanging one does not keep its connection.
 * @throws if the status is not 2xx or the body is not a manifest.
 */
export async function fetchManifest(
  url: string,
  integrity?: string,
  signal?: AbortSignal,
): Promise<EntryScript> {
  const response = await fetch(url, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const manifest = validate(manifestSchema, await response.json());
  if (!manifest.ok) {
    const problems = manifest.problems.map((problem) => describeProblem(problem, 'the manifest'));
    throw new Error(`${url} is no manifest: ${problems.join('; ')}`);
  }
  const { metaData } = manifest.output;
  const { path, name } = metaData.remoteEntry;
  const entry = new URL(path + name, new URL(url, window.location.href)).href;
  return { url: withRetryQuery(entry), integrity, global: metaData.globalName };
}
