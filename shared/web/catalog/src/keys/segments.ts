/** A percent-encoded dot, slash or backslash: a gateway that decodes keys would treat it as part of a path. */
const ESCAPED_SEPARATOR = /%(2e|2f|5c)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
const FORBIDDEN = /[\u0000-\u001f\u007f\\/]/;

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
export function isSafePath(path: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(path) && path.split('/').every(isSafeSegment);
}

/**
 * Joins an object key from a trusted root folder, folders from content or the URL, and a file. `null` if a
 * segment is empty or would leave its folder, because content is untrusted (PATH-13).
 */
export function objectKey(root: string, folders: readonly string[], file: string): string | null {
  return folders.every(isSafeSegment) && isSafePath(file) ? [root, ...folders, file].join('/') : null;
}
