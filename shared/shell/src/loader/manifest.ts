import { describeProblem, validate } from '@portal/validation';
import * as v from 'valibot';
import type { EntryScript } from './entry-script';
import { attemptUrl } from './retry-cache';

/** What is read of an `mf-manifest.json`: where its entry is, and what it is called. */
const manifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.optional(v.string(), '') }),
    globalName: v.pipe(v.string(), v.nonEmpty()),
  }),
});

/**
 * Reads a manifest. It throws on a status that is not ok, or an error page would pass for a manifest.
 * @param integrity the entry's, as the registry has it: a manifest may name any file, but not any bytes.
 * @param signal gives the request up, which would keep its connection while it hangs.
 */
export async function readManifest(
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
  return { url: attemptUrl(entry), integrity, global: metaData.globalName };
}
