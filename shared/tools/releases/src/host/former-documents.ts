import { HOST_RELEASES } from '../manifest';
import type { ReleaseStore } from '../store/store';
import { isDocument } from './root-folder';

/**
 * Names of the documents at the root that belong to other releases of the host only. A server that was set up for one of
 * them may still send it, and no pipeline may delete it (LEAST-2). REL-21.
 * @param own names of the documents of the release that is to be live.
 */
export async function formerDocuments(store: ReleaseStore, own: readonly string[]): Promise<string[]> {
  const hosts = await store.folders(HOST_RELEASES);
  const files = (await Promise.all(hosts.map((host) => store.list(`${host}/root`)))).flat();
  const names = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter(isDocument));
  const others = [...names].filter((name) => !own.includes(name));
  const stored = await Promise.all(others.map((name) => store.read(name)));
  return others.filter((_, index) => stored[index] !== null);
}
