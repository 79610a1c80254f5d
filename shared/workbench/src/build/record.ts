import { readFile } from 'node:fs/promises';
import { withLock, writeAtomically } from '@portal/federation/atomic';

/** Hash of the inputs of each part's last build, by the part's name. */
type BuildRecord = Readonly<Record<string, string>>;

export async function readRecord(file: string): Promise<BuildRecord> {
  const text = await readFile(file, 'utf8').catch(() => '{}'); // no record yet: nothing has been built
  return JSON.parse(text) as BuildRecord;
}

/** Records a finished build. */
export const recordBuild = (file: string, name: string, hash: string): Promise<void> =>
  withLock(`${file}.lock`, async () =>
    writeAtomically(file, JSON.stringify({ ...(await readRecord(file)), [name]: hash }, null, 1)),
  );
