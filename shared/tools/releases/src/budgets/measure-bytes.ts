import { RENDER_STYLES } from '@portal/build/render-files';
import type { RemoteRelease } from '@portal/contract';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/store';

/** Size of a file as visitors receive it: compressed with brotli, or as it is if it has no such variant. */
async function transferredBytes(store: ReleaseStore, path: string): Promise<number> {
  const stored = (await store.read(`${path}.br`)) ?? (await store.read(path));
  if (stored === null) throw new ReleaseError(`${store.location} has no file ${path}`);
  return stored.bytes.length;
}

const isScriptOrStyle = (path: string) => /\.(js|css)$/.test(path) && !path.endsWith(`/${RENDER_STYLES}`);

/**
 * Measures what the files of a remote's release weigh. BUDGET-1.
 * @param files paths of all its files, from the store's root.
 * @throws {ReleaseError} if one is missing.
 */
export async function measureBytes(
  store: ReleaseStore,
  { url, extras: { portal } }: RemoteRelease,
  files: readonly string[],
): Promise<{ readonly firstLoad: number; readonly total: number }> {
  const folder = url.slice(1, url.lastIndexOf('/') + 1);
  const sizes = new Map(
    await Promise.all(
      files.filter(isScriptOrStyle).map(async (path) => [path, await transferredBytes(store, path)] as const),
    ),
  );
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  const pages = [...Object.values(portal.preload), ...Object.values(portal.slotFiles), { files: [] }];
  const firstLoads = pages.map((page) => {
    const loaded = [...portal.first.files, ...page.files].map(({ file }) => folder + file);
    return sum(new Set([url.slice(1), ...loaded]));
  });
  return { firstLoad: Math.max(...firstLoads), total: sum(sizes.keys()) };
}
