import {
  describeReference,
  purge,
  readRegistry,
  releaseFolder,
  staleDocuments,
  staleShards,
  syncDocuments,
  syncShards,
} from '@portal/federation/release';
import { print, type ReleaseContext } from './context';
import { describeChange } from './describe';

export async function repair({ store, options }: ReleaseContext): Promise<void> {
  const stale = [...(await staleShards(store)), ...(await staleDocuments(store))];
  await syncShards(store);
  await syncDocuments(store, options);
  print(stale.length === 0 ? ['There was nothing to repair.'] : ['Repaired:', ...stale]);
}

export async function purgeRelease(name: string, version: string, { store }: ReleaseContext): Promise<void> {
  const before = await readRegistry(store);
  const { references, files } = await purge(store, name, version);
  print([
    ...references.map((reference) => `No longer referred to by ${describeReference(reference)}`),
    ...describeChange(before, await readRegistry(store)),
    `${name} ${version}: ${files.length} files deleted. The version cannot be published again.`,
    `Caches may still have them: delete /${releaseFolder(name, version)}/* there, too.`,
  ]);
}
