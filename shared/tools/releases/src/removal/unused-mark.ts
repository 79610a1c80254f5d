import * as v from 'valibot';
import { UNUSED_MARK } from '../check-contents';
import { ReleaseError } from '../errors';
import { releaseFolder } from '../manifest';
import { bytesOf, type ReleaseStore, readText } from '../store/store';

const markSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ since: v.pipe(v.string(), v.isoTimestamp()) }),
);

const unusedMarkPath = (name: string, version: string): string =>
  `${releaseFolder(name, version)}/${UNUSED_MARK}`;

/** The time since which a release has been unused; `null` if it is not marked. @throws {ReleaseError} if the mark is not valid. */
export async function readUnusedMark(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Date | null> {
  const path = unusedMarkPath(name, version);
  const stored = await readText(store, path);
  if (stored === null) return null;
  const mark = v.safeParse(markSchema, stored.text);
  if (!mark.success) throw new ReleaseError(`${path} in ${store.location} is not valid`);
  return new Date(mark.output.since);
}

/** Marks a release as unused, unless it is marked already. */
export async function markUnused(
  store: ReleaseStore,
  name: string,
  version: string,
  since: Date,
): Promise<void> {
  const mark = bytesOf(`${JSON.stringify({ since: since.toISOString() })}\n`);
  await store.create(unusedMarkPath(name, version), mark);
}

/** Removes the mark, before a release is used again. */
export async function clearUnusedMark(store: ReleaseStore, name: string, version: string): Promise<void> {
  const path = unusedMarkPath(name, version);
  if ((await store.read(path)) !== null) await store.remove([path]);
}
