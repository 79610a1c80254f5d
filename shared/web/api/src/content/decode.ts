import { ContentError } from './errors';

/** Decodes base64 with newlines into text, as UTF-8 bytes. CALL-20. */
export function decodeBase64(base64: string, path: string): string {
  try {
    const binary = atob(base64.replace(/\s+/g, ''));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ContentError('not-base64', path, '', { cause });
  }
}

/** Parses the decoded text. */
export function decodeJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError('not-json', path, '', { cause });
  }
}
