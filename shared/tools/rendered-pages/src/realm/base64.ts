/** `atob` and `btoa`, whose characters are bytes. */
import { textOfBytes } from './text-encoding';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of each digit, by its code. */
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

/** @throws {TypeError} if the text is not base64. */
export function fromBase64(input: unknown): string {
  const text = String(input)
    .replace(/[\t\n\f\r ]+/g, '')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) throw new TypeError('The text is not base64');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    bits = ((bits << 6) | (VALUES[text.charCodeAt(index)] ?? 0)) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length] = bits >> count;
    length += 1;
  }
  return textOfBytes(bytes);
}

/** @throws {TypeError} if a character is no byte. */
export function toBase64(input: unknown): string {
  const text = String(input);
  if (/[^\0-\xff]/.test(text)) throw new TypeError('A character is no byte');
  const groups = text.match(/[\0-\xff]{1,3}/g) ?? [];
  return groups
    .map((group) => {
      const bits = [0, 1, 2].reduce((sum, index) => (sum << 8) | (group.charCodeAt(index) || 0), 0);
      const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 0x3f]).join('');
      return digits.slice(0, group.length + 1).padEnd(4, '=');
    })
    .join('');
}
