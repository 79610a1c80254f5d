import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeKeyPair } from '@portal/releases';
import { KeysError } from './change-trust';

/**
 * Makes a key pair: the file gets the private key, the terminal the public one.
 * @param directory folder that a relative path is relative to.
 * @throws {KeysError} if the file cannot be written, or exists.
 */
export async function makeKey(name: string, directory: string): Promise<void> {
  const { privateKey, publicKey } = makeKeyPair();
  const file = resolve(directory, name);
  try {
    // Only its owner may read it, and no key is overwritten.
    await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new KeysError(`${file} cannot be written, or is there already`, { cause });
  }
  console.log(`The private key is in ${file}. Keep it secret. The public key:\n\n${publicKey}`);
}
