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

/** The README.txt of every generated package. */
export function readme(key: string): Buffer {
  return Buffer.from(`${key.split('/').at(-1) ?? key}

This package was made by the portal's local services, for development and tests.
It stands for the real one at

    ${key}

payload.bin holds bytes that depend on that path alone, so that the package has
the same size and MD5 sum on every machine.
`);
}

/** Creates a file with the signature of a Windows program and no executable code. */
export function exe(key: string): Buffer {
  return Buffer.concat([Buffer.from('MZ\r\n'), readme(key), payload(key, sizeOf(key))]);
}

function digest(text: string): Buffer {
  return createHash('md5').update(text).digest();
}
