/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Longest name that every common file system takes. Unit: characters. */
const LONGEST = 120;
const FALLBACK = 'license.txt';

const isUnsafe = (character: string) =>
  character < ' ' || character === '\u007f' || '<>:"/\\|?*'.includes(character);

/**
 * The name to save a header file under. The name comes from the service, so it may hold a path or
 * characters that a file system refuses: only its last part counts, and what is left over is made safe.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = [...last]
    .map((character) => (isUnsafe(character) ? '_' : character))
    .join('')
    .slice(-LONGEST)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean === '') return FALLBACK;
  return DEVICE.test(clean) ? `_${clean}` : clean;
}
