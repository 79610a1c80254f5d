import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ReleaseError, type SigningKey, signerOf } from '@portal/releases';

const isPem = (text: string) => text.includes('-----BEGIN');

/**
 * The team's key from the environment: `PORTAL_SIGNING_KEY`, a file or its text, and `PORTAL_SIGNING_KEY_NAME`.
 * TRUST-1.
 * @param directory folder that a relative path is relative to.
 * @returns undefined if neither is set: the release is not signed.
 * @throws {ReleaseError} if only one of them is set, or the key cannot be read.
 */
export async function readSigningKey(
  directory: string,
  { PORTAL_SIGNING_KEY: key = '', PORTAL_SIGNING_KEY_NAME: name = '' } = process.env,
): Promise<SigningKey | undefined> {
  if (key === '' && name === '') return undefined;
  if (key === '' || name === '')
    throw new ReleaseError('Signing needs both PORTAL_SIGNING_KEY and PORTAL_SIGNING_KEY_NAME');
  if (isPem(key)) return { name, signer: signerOf(key) };
  const file = resolve(directory, key);
  const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`The signing key ${file} cannot be read`, { cause });
  });
  return { name, signer: signerOf(pem) };
}
