import { createHash } from 'node:crypto';

/** The hash of a file's bytes in a manifest: SHA-256 in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
