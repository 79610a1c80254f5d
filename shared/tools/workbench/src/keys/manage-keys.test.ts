/** @jest-environment node */
import type { Trust } from '@portal/contract';
import { makeKeyPair } from '@portal/releases';
import { parseKeys } from './arguments';
import { changeTrust } from './manage-keys';

const TODAY = '2026-11-21';
const empty: Trust = { mode: 'off', keys: [], oldest: {} };
const preferred: Trust = { ...empty, mode: 'prefer' };

function after(trust: Trust, ...words: string[]): Trust {
  const command = parseKeys(words);
  if (command.kind === 'new' || command.kind === 'list') throw new Error(`${command.kind} changes nothing`);
  return changeTrust(trust, command, TODAY);
}

// TRUST-2.
test('a key is trusted, replaced by another and revoked', () => {
  const [old, next] = [makeKeyPair().publicKey, makeKeyPair().publicKey];
  const first = after(empty, 'trust', 'cae-2025', old, '--remotes', 'mfe-cae,mfe-eda');
  expect(first.keys).toEqual([{ id: 'cae-2025', key: old, remotes: ['mfe-cae', 'mfe-eda'] }]);
  const both = after(first, 'trust', 'cae-2026', next, '--remotes', 'mfe-cae');
  const rotated = after(both, 'revoke', 'cae-2025');
  expect(rotated.keys).toEqual([
    { id: 'cae-2025', key: old, remotes: ['mfe-cae', 'mfe-eda'], revoked: TODAY },
    { id: 'cae-2026', key: next, remotes: ['mfe-cae'] },
  ]);
  expect(changeTrust(rotated, { kind: 'revoke', id: 'cae-2025' }, '2027-01-01')).toEqual(rotated);
  expect(() => after(rotated, 'trust', 'cae-2027', old, '--remotes', 'mfe-cae')).toThrow(
    `This key is there already, as cae-2025, and was revoked on ${TODAY}`,
  );
});

// TRUST-3.
test('sets the mode, and the oldest version of a remote where documents have a trust', () => {
  const required = after(empty, 'mode', 'require');
  expect(required.mode).toBe('require');
  expect(after(required, 'oldest', 'mfe-cae', '1.4.0').oldest).toEqual({ 'mfe-cae': '1.4.0' });
  expect(() => after(empty, 'oldest', 'mfe-cae', '1.4.0')).toThrow('keys -- mode prefer');
});

test.each([
  [['revoke', 'cae'], 'There is no key cae; there are none'],
  [['trust', 'cae', 'short', '--remotes', 'mfe-cae'], 'must be 32 bytes in base64'],
  [['oldest', 'mfe-cae', 'v2'], 'must be a version, such as 1.2.0'],
  [['trust', 'CAE', makeKeyPair().publicKey, '--remotes', 'mfe-cae'], 'must be lower-case'],
])('refuses %j', (words, reason) => {
  expect(() => after(preferred, ...words)).toThrow(reason);
});
