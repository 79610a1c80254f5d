import { createCipheriv, createHash } from 'node:crypto';

const KB = 1024;

/** Pseudo-random bytes that depend only on the key: the key stream of a cipher. */
export function payload(key: string, size: number): Buffer {
  const seed = digest(key);
  return createCipheriv('aes-128-ctr', seed, Buffer.alloc(16)).update(Buffer.alloc(size));
}

/** The payload's size in bytes: 20 to 200 kB; 1 to 2 MB for one file in fifty. */
export function sizeOf(key: string): number {
  const seed = digest(`size of ${key}`);
  const share = seed.readUInt32LE(0) / 2 ** 32;
  const isLarge = seed.readUInt8(4) % 50 === 0;
  return Math.round(isLarge ? (1 + share) * KB * KB : (20 + share * 180) * KB);
}

function digest(text: string): Buffer {
  return createHash('md5').update(text).digest();
}
