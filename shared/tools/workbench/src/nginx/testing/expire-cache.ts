import { open } from 'node:fs/promises';
import { filesIn } from '@portal/build/files-in';

/** Version of the header of nginx's cache files, and the offset of the time until which one is valid. */
const CACHE_FILE_VERSION = 5n;
const VALID_UNTIL_OFFSET = 8;

/** Sets the time until which a cache file is valid to the past. */
async function expireFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const header = Buffer.alloc(16);
    await file.read(header, 0, header.length, 0);
    if (header.readBigUInt64LE(0) !== CACHE_FILE_VERSION)
      throw new Error(`${path} is no cache file of nginx`);
    const past = Buffer.alloc(8);
    past.writeBigInt64LE(1n);
    await file.write(past, 0, past.length, VALID_UNTIL_OFFSET);
  } finally {
    await file.close();
  }
}

/** Makes everything in a cache of nginx as old as if its time had passed. */
export async function expireCache(folder: string): Promise<void> {
  await Promise.all((await filesIn(folder)).map(expireFile));
}
