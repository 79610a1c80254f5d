import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@portal/build';
import { REMOTES } from '@portal/build/workspace';
import { withLock, writeAtomically } from '@portal/releases/atomic';
import * as v from 'valibot';
import { paths } from '../paths';
import { run } from '../test/programs';

/** Hash of the inputs of each part's last build, by the part's name. A record that is damaged counts as none. */
const buildRecord = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** Without a record, nothing has been built. */
const readRecord = async (file: string) =>
  v.parse(buildRecord, await readFile(file, 'utf8').catch(() => undefined));

/** Records a finished build. */
export const recordBuild = (file: string, name: string, hash: string): Promise<void> =>
  withLock(`${file}.lock`, async () =>
    writeAtomically(file, JSON.stringify({ ...(await readRecord(file)), [name]: hash }, null, 1)),
  );

/** Number of builds that run at the same time, each in its own process. */
const MAX_PARALLEL = 2;

async function buildPart(name: string): Promise<void> {
  const started = performance.now();
  const part = 'shared/tools/workbench/src/build/part.ts';
  const code = await run(process.execPath, ['--import', 'tsx', part, name]);
  if (code !== 0) throw new Error(`The build of ${name} failed; its output is above.`);
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Names of the parts whose inputs changed since they were built. */
async function findOutdated(parts: readonly string[]): Promise<string[]> {
  const record =
    existsSync(join(paths.site, 'index.html')) || parts.every((part) => part !== 'host')
      ? await readRecord(paths.record)
      : {};
  const hashes = await Promise.all(parts.map(async (name) => [name, await inputHash(name)] as const));
  return hashes.filter(([name, hash]) => record[name] !== hash).map(([name]) => name);
}

/** Whether the local site has the build of a part's inputs as they are. */
export const isBuilt = async (name: string): Promise<boolean> => (await findOutdated([name])).length === 0;

/**
 * Updates the local site; builds only the parts that changed. After a build that fails, no other begins: what failed
 * would no longer be the last output.
 * @param parts default: all.
 * @param build builds one part. Default: in a process of its own.
 */
export async function buildSite(parts: readonly string[] = ['host', ...REMOTES], build = buildPart) {
  // The host takes longest, so it is built first.
  const queue = await findOutdated(parts);
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      await build(name).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
}
