import type { FileLike } from '../types';

/** A percent-encoded dot, slash or backslash: a gateway that decodes keys would treat it as part of a path. */
const ESCAPED_SEPARATOR = /%(2e|2f|5c)/i;
/** Also lone surrogates, which cannot be encoded in a URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
const FORBIDDEN = /[\u0000-\u001f\u007f\\/\p{Cs}]/u;

/** Whether a text from content is safe as one segment of an object key. */
function isSafeSegment(segment: string): boolean {
  return (
    segment.trim() !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !ESCAPED_SEPARATOR.test(segment) &&
    !FORBIDDEN.test(segment)
  );
}

/** Whether a text from content is a plain relative path: no empty segment, no `..`, no URL scheme. */
function isSafePath(path: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(path) && path.split('/').every(isSafeSegment);
}

/**
 * Joins an object key from a trusted root folder, folders from content or the URL, and a file. `null` if a
 * segment is empty or would leave its folder, because content is untrusted (PATH-13).
 */
export function objectKey(root: string, folders: readonly string[], file: string): string | null {
  return folders.every(isSafeSegment) && isSafePath(file) ? [root, ...folders, file].join('/') : null;
}

/** The source of a download: a URL, or an object key of the downloads or the installers bucket. */
export type DownloadTarget =
  | { readonly kind: 'raw'; readonly url: string }
  | { readonly kind: 'file'; readonly objectKey: string }
  | { readonly kind: 'installer'; readonly objectKey: string };

/** Whether a key uses the installer call. DL-3. */
export function isInstallerKey(key: string): boolean {
  return key.startsWith('releases');
}

/** The target of an object key; keys that start with `releases` use the installer call. */
export function keyTarget(key: string): DownloadTarget {
  return { kind: isInstallerKey(key) ? 'installer' : 'file', objectKey: key };
}

/** Whether a text is an http(s) URL or a path on the portal's origin, and not `javascript:` or `data:`. SEC-2. */
export const isWebAddress = (url: string): boolean =>
  /^(https?:\/\/|\/(?![/\\]))/i.test(url) && !/\p{Cs}/u.test(url);

/**
 * The target of a file in a folder. A `link` is a URL for `raw_link` and an object key otherwise; without a
 * `link`, the key is the file name in the folder. PATH-1, PATH-2.
 * @param root trusted folder, such as `packages/communicator`.
 * @param folders folders below `root`, from content or the URL.
 * @returns `null` if the key would leave its folder or the URL is not allowed.
 */
export function targetIn(root: string, folders: readonly string[], file: FileLike): DownloadTarget | null {
  const link = file.link?.trim() ?? '';
  if (file.type === 'raw_link') return isWebAddress(link) ? { kind: 'raw', url: link } : null;
  if (link !== '') return isSafePath(link) ? keyTarget(link) : null;
  const key = objectKey(root, folders, file.filename);
  return key === null ? null : keyTarget(key);
}

/** Any one word, but for those that say that there is none. */
const SUM = /^(?!none$|tbd$)\w[\w-]*$/i;

/** The MD5 sum that a text of the content names; empty for a placeholder such as "N/A". */
export const knownSum = (text: string | null | undefined): string => SUM.exec(text?.trim() ?? '')?.[0] ?? '';

/** The key of a file's alert: its MD5 sum, else its object key or URL. ALERT-6. */
export const alertKeyOf = (file: { readonly md5sum?: string | null }, target: DownloadTarget): string =>
  knownSum(file.md5sum) || (target.kind === 'raw' ? target.url : target.objectKey);
