/** An escaped dot, slash or backslash: a gateway that decodes keys would see a path in it. */
const ESCAPED = /%(2e|2f|5c)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN = /[\u0000-\u001f\u007f\\/]/;

/** Whether a text from content can be one part of an object key. */
export function isSafeSegment(segment: string): boolean {
  return (
    segment.trim() !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !ESCAPED.test(segment) &&
    !FORBIDDEN.test(segment)
  );
}

/** Whether a text from content is a plain relative path: no empty part, no way up, no address. */
export function isSafePath(path: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(path) && path.split('/').every(isSafeSegment);
}

/**
 * An object key: a folder that the portal names, folders that come from content or the address, a file.
 * `null` if one of them is empty or would leave its folder: content is untrusted (PATH-13).
 */
export function objectKey(root: string, folders: readonly string[], file: string): string | null {
  return folders.every(isSafeSegment) && isSafePath(file) ? [root, ...folders, file].join('/') : null;
}
