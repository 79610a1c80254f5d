import { createHash } from 'node:crypto';

/** The namespace of the portal's feeds and of their entries. It must never change. */
const NAMESPACE = Buffer.from('7d0f6c3e5b8a4f0e9b1d2c64a8f3e715', 'hex');

/** A name's UUID of version 5 (RFC 9562): the same for the same name, on every machine and at every address. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
