import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Trust, trustSchema } from '@portal/contract';
import { makeKeyPair } from '@portal/releases';
import * as v from 'valibot';
import { requireKnown, UsageError } from '../command-line/failure';
import type { KeysCommand } from './arguments';

/**
 * Makes a key pair: the file gets the private key, the terminal the public one.
 * @param directory folder that a relative path is relative to.
 * @throws {UsageError} if the file cannot be written, or exists.
 */
export async function makeKey(name: string, directory: string): Promise<void> {
  const { privateKey, publicKey } = makeKeyPair();
  const file = resolve(directory, name);
  try {
    // Only its owner may read it, and no key is overwritten.
    await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new UsageError(`${file} cannot be written, or is there already`, { cause });
  }
  console.log(`The private key is in ${file}. Keep it secret. The public key:\n\n${publicKey}`);
}

type Change = Extract<KeysCommand, { kind: 'trust' | 'revoke' | 'oldest' | 'mode' }>;

function changed(trust: Trust, change: Change, today: string): Trust {
  const { keys } = trust;
  switch (change.kind) {
    case 'trust': {
      const { id, publicKey, remotes } = change;
      if (keys.some((key) => key.id === id)) throw new UsageError(`There is a key ${id} already`);
      const same = keys.find(({ key }) => key === publicKey);
      if (same !== undefined)
        throw new UsageError(
          `This key is there already, as ${same.id}${same.revoked ? `, and was revoked on ${same.revoked}: make another one` : ''}`,
        );
      return { ...trust, keys: [...keys, { id, key: publicKey, remotes: [...remotes] }] };
    }
    case 'revoke': {
      const { id } = change;
      const known = keys.map((key) => key.id);
      requireKnown('key', [id], known);
      return { ...trust, keys: keys.map((key) => (key.id === id ? { revoked: today, ...key } : key)) };
    }
    case 'oldest':
      // No document has a trust that looks at nothing, so nobody would refuse the older ones.
      if (trust.mode === 'off')
        throw new UsageError(
          'In the mode off nothing is refused, so old releases would still run. First: npm run keys -- mode prefer. Releases without a signature run there, too.',
        );
      return { ...trust, oldest: { ...trust.oldest, [change.remote]: change.version } };
    case 'mode':
      return { ...trust, mode: change.mode };
  }
}

/**
 * Returns the trust after a change. A revoked key stays listed, so that nobody adds it again.
 * @param today ISO 8601 date.
 * @throws {UsageError} if the change names an unknown key, or the result is not valid.
 */
export function changeTrust(trust: Trust, change: Change, today: string): Trust {
  const result = v.safeParse(trustSchema, changed(trust, change, today));
  if (result.success) return result.output;
  throw new UsageError(result.issues.map(({ message }) => message).join('; '));
}
