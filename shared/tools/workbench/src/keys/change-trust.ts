import { type Trust, type TrustedKey, trustSchema } from '@portal/contract';
import * as v from 'valibot';
import type { KeysCommand } from './arguments';

/** A change to the keys cannot be made. The message says why. */
export class KeysError extends Error {
  override readonly name = 'KeysError';
}

type Change = Extract<KeysCommand, { kind: 'trust' | 'revoke' | 'oldest' | 'mode' }>;

const knownKey = (keys: readonly TrustedKey[], id: string): TrustedKey => {
  const found = keys.find((key) => key.id === id);
  if (found !== undefined) return found;
  const known = keys.map((key) => key.id).join(', ') || 'none';
  throw new KeysError(`There is no key ${id}; there are ${known}`);
};

function changed(trust: Trust, change: Change, today: string): Trust {
  const { keys } = trust;
  switch (change.kind) {
    case 'trust': {
      const { id, publicKey, remotes } = change;
      if (keys.some((key) => key.id === id)) throw new KeysError(`There is a key ${id} already`);
      return { ...trust, keys: [...keys, { id, key: publicKey, remotes: [...remotes] }] };
    }
    case 'revoke': {
      const revoked = knownKey(keys, change.id);
      return { ...trust, keys: keys.map((key) => (key === revoked ? { revoked: today, ...key } : key)) };
    }
    case 'oldest':
      return { ...trust, oldest: { ...trust.oldest, [change.remote]: change.version } };
    case 'mode':
      return { ...trust, mode: change.mode };
  }
}

/**
 * Returns the trust after a change. A revoked key stays listed, so that nobody adds it again.
 * @param today ISO 8601 date.
 * @throws {KeysError} if the change names an unknown key, or the result is not valid.
 */
export function changeTrust(trust: Trust, change: Change, today: string): Trust {
  const result = v.safeParse(trustSchema, changed(trust, change, today));
  if (result.success) return result.output;
  throw new KeysError(result.issues.map(({ message }) => message).join('; '));
}
