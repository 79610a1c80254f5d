/** Device names that Windows reserves, with or without an extension. */
const RESERVED_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** The maximum length of a file name, in characters. Every common file system accepts it. */
const MAX_LENGTH = 120;
const FALLBACK = 'license.txt';

const isUnsafe = (character: string) =>
  character < ' ' || character === '\u007f' || '<>:"/\\|?*'.includes(character);

/**
 * The name under which a header file is saved. The service's name may contain a path or characters that a
 * file system rejects: only the last path segment is used, and unsafe characters are replaced.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = [...last]
    .map((character) => (isUnsafe(character) ? '_' : character))
    .join('')
    .slice(-MAX_LENGTH)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean === '') return FALLBACK;
  return RESERVED_NAME.test(clean) ? `_${clean}` : clean;
}
