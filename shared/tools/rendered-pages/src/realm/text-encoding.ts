/** `TextEncoder` and `TextDecoder` of UTF-8. The realm has no other encoding, and the libraries for it need Node's. */

/** Stands for what is no character. */
const UNKNOWN = '\ufffd';

/** Arguments that a call can have on every machine. */
const CHUNK = 8_192;

/** The text whose characters are these bytes. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return text;
}

export class TextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    // Each character of the result is a byte.
    const bytes = unescape(encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, UNKNOWN)));
    const result = new Uint8Array(bytes.length);
    for (let index = 0; index < bytes.length; index += 1) result[index] = bytes.charCodeAt(index);
    return result;
  }

  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    let read = 0;
    let written = 0;
    for (const character of text) {
      const bytes = this.encode(character);
      if (written + bytes.length > target.length) break;
      target.set(bytes, written);
      written += bytes.length;
      read += character.length;
    }
    return { read, written };
  }
}

/** By the first byte: how many follow, and the least and greatest value of the next one. */
function sequenceOf(
  byte: number,
): { readonly rest: number; readonly least: number; readonly most: number } | undefined {
  if (byte >= 0xc2 && byte <= 0xdf) return { rest: 1, least: 0x80, most: 0xbf };
  if (byte >= 0xe0 && byte <= 0xef)
    return { rest: 2, least: byte === 0xe0 ? 0xa0 : 0x80, most: byte === 0xed ? 0x9f : 0xbf };
  if (byte >= 0xf0 && byte <= 0xf4)
    return { rest: 3, least: byte === 0xf0 ? 0x90 : 0x80, most: byte === 0xf4 ? 0x8f : 0xbf };
  return undefined;
}

export class TextDecoder {
  readonly encoding = 'utf-8';
  private before = new Uint8Array();

  /** Bytes that begin a character and lack its end wait for the next call, if there is one. */
  decode(input: Uint8Array | ArrayBuffer = new Uint8Array(), { stream = false } = {}): string {
    const given = input instanceof Uint8Array ? input : new Uint8Array(input);
    const bytes = this.before.length === 0 ? given : Uint8Array.from([...this.before, ...given]);
    this.before = new Uint8Array();
    const text: string[] = [];
    for (let index = 0; index < bytes.length; ) {
      const byte = bytes[index] ?? 0;
      if (byte < 0x80) {
        const start = index;
        while ((bytes[index] ?? 0x80) < 0x80) index += 1;
        text.push(textOfBytes(bytes.subarray(start, index)));
        continue;
      }
      const sequence = sequenceOf(byte);
      if (sequence === undefined) {
        text.push(UNKNOWN);
        index += 1;
        continue;
      }
      let { least, most } = sequence;
      let count = 1;
      let point = byte & (0x3f >> sequence.rest);
      for (; count <= sequence.rest; count += 1) {
        const next = bytes[index + count];
        if (next === undefined || next < least || next > most) break;
        point = (point << 6) | (next & 0x3f);
        [least, most] = [0x80, 0xbf];
      }
      if (count <= sequence.rest && index + count === bytes.length && stream) {
        this.before = Uint8Array.from(bytes.subarray(index));
        break;
      }
      text.push(count > sequence.rest ? String.fromCodePoint(point) : UNKNOWN);
      index += count;
    }
    return text.join('');
  }
}
