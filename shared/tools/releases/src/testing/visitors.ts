import type { RegistryShard } from '@portal/contract';
import { type ReleaseStore, readText } from '../store/store';

/**
 * The version of a remote that visitors of pages get, by first path segment, according to the shards that
 * pages read. @throws if its entry script is missing.
 */
export async function visitorsGet(store: ReleaseStore, remote: string, segments: readonly string[]) {
  const pages = segments.map(async (segment) => {
    const shard = await readText(store, `registry/${segment}.json`);
    const { remotes } = JSON.parse(shard?.text ?? '{"remotes":{}}') as RegistryShard;
    const got = remotes[remote]?.find(({ deployment }) => deployment.traffic === 100);
    if (got !== undefined && (await store.read(got.url.slice(1))) === null)
      throw new Error(`${got.url} is missing`);
    return [segment, got?.metadata.version ?? 'nothing'] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}
