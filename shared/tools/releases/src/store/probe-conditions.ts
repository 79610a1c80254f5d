import { ReleaseError } from '../errors';
import { retry } from '../retry';
import { bytesOf } from './store';

/** Name of the object that probes write. It stays for the next probe. */
export const PROBE = '.conditional-writes';

const CONTENT = bytesOf(
  'The release tool checks with this object that the bucket supports conditional writes.\n',
);
/** No object has this tag: it is not the MD5 of the content. */
const OTHER_TAG = `"${'0'.repeat(32)}"`;

/**
 * Path of the object that is probed with, before a path is written: next to `remotes.json`, or in the folder of a
 * remote, because its team may write nowhere else. LEAST-1.
 */
export const probePath = (path: string): string => `${/^remotes\/[^/]+\//.exec(path)?.[0] ?? ''}${PROBE}`;

/** Result of a conditional write. `raced`: another write was in progress, and its outcome is unknown. */
export type PutOutcome = 'written' | 'condition failed' | 'raced';

type Put = (path: string, bytes: Uint8Array, expected: string | null) => Promise<PutOutcome>;

/**
 * Checks that a bucket rejects writes whose condition does not hold. Providers that do not know the
 * conditions ignore them, and concurrent publishers would lose each other's changes. REL-10.
 * @param path object to write.
 * @throws {ReleaseError} if it ignores one.
 */
export async function probeConditions(location: string, path: string, put: Put): Promise<void> {
  const isWritten = (expected: string | null): Promise<boolean> =>
    retry(location, path, async () => {
      const outcome = await put(path, CONTENT, expected);
      return outcome === 'raced' ? undefined : outcome === 'written';
    });
  const refuse = (header: string) =>
    new ReleaseError(
      `${location} ignores the header ${header} of a write, so that publishers could overwrite each other's changes. Use a provider with conditional writes.`,
    );
  // The first write creates the object, unless an earlier probe did.
  if ((await isWritten(null)) && (await isWritten(null))) throw refuse('If-None-Match');
  if (await isWritten(OTHER_TAG)) throw refuse('If-Match');
}
