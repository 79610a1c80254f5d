import type { FileLike } from '../inputs';
import { isSafePath, objectKey } from './segments';

/** Where a download comes from: an address, or a key of the downloads or of the installers bucket. */
export type DownloadTarget =
  | { readonly kind: 'raw'; readonly url: string }
  | { readonly kind: 'file'; readonly objectKey: string }
  | { readonly kind: 'installer'; readonly objectKey: string };

/** Whether a key is asked for with the installer call. DL-3. */
export function isInstallerKey(key: string): boolean {
  return key.startsWith('releases');
}

/** The target of a key: the installer call for those that start with `releases`. */
export function keyTarget(key: string): DownloadTarget {
  return { kind: isInstallerKey(key) ? 'installer' : 'file', objectKey: key };
}

/** An http(s) address or a path of the portal's own; `javascript:` and `data:` are dropped. SEC-2. */
const isWebAddress = (url: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(url);

/**
 * The target of a file in a folder: its `link` if it has one, as an address for `raw_link` and else as a
 * key, otherwise its name in the folder. PATH-1, PATH-2.
 * @param root folder that the portal names, such as `packages/communicator`.
 * @param folders below it, from content or the address.
 * @returns `null` if content leads out of its folder or to an address that is none.
 */
export function targetIn(root: string, folders: readonly string[], file: FileLike): DownloadTarget | null {
  const link = file.link?.trim() ?? '';
  if (file.type === 'raw_link') return isWebAddress(link) ? { kind: 'raw', url: link } : null;
  if (link !== '') return isSafePath(link) ? keyTarget(link) : null;
  const key = objectKey(root, folders, file.filename);
  return key === null ? null : keyTarget(key);
}

/** What a file's alert is remembered by: its MD5 sum, else its object key or address. ALERT-6. */
export function alertKeyOf(file: { readonly md5sum?: string | null }, target: DownloadTarget): string {
  return file.md5sum?.trim() || (target.kind === 'raw' ? target.url : target.objectKey);
}
