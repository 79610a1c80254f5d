import { readFile } from 'node:fs/promises';
import { withLock, writeAtomically } from '@portal/federation/atomic';

/** Hash of the inputs that each part was last built from, by the part's name. */
type BuildRecord = Readonly<Record<string, string>>;

export async function readRecord(file: string): Promise<BuildRecord> {
  const text = await readFile(file, 'utf8').catch(() => '{}'); // no record: nothing was built
  return JSON.parse(text) as BuildRecord;
}

export const noteBuild = (file: string, name: string, hash: string): Promise<void> =>
  withLock(`${file}.lock`, async () =>
    writeAtomically(file, JSON.stringify({ ...(await readRecord(file)), [name]: hash }, null, 1)),
  );
