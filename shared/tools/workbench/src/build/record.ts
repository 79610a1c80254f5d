import { readFile } from 'node:fs/promises';
import { withLock, writeAtomically } from '@portal/federation/atomic';
import * as v from 'valibot';

/** Hash of the inputs of each part's last build, by the part's name. */
const buildRecord = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
type BuildRecord = Readonly<v.InferOutput<typeof buildRecord>>;

export async function readRecord(file: string): Promise<BuildRecord> {
  const text = await readFile(file, 'utf8').catch(() => '{}'); // no record yet: nothing has been built
  return v.parse(buildRecord, text);
}

/** Records a finished build. */
export const recordBuild = (file: string, name: string, hash: string): Promise<void> =>
  withLock(`${file}.lock`, async () =>
    writeAtomically(file, JSON.stringify({ ...(await readRecord(file)), [name]: hash }, null, 1)),
  );
