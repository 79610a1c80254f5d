/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { type RemoteRelease, signedText, type Trust } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import type { ReleaseOrigin } from '../source/remote-status';
import { assertSigned } from './verify-signature';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(12).toString('base64');
const trust = (mode: Trust['mode']): string => {
  const parts: Trust = { mode, keys: [{ id: 'x-2026', key, remotes: ['mfe-x'] }], oldest: {} };
  return JSON.stringify(parts);
};
const part = { remote: 'mfe-x', title: 'X', version: '1.0.0' };

const unsigned = releaseForTests('1.0.0', { integrity: 'sha384-AAAA' });
const value = sign(null, Buffer.from(signedText('mfe-x', 'x', unsigned)), privateKey).toString('base64');
const signed = {
  ...unsigned,
  extras: { ...unsigned.extras, signature: { key: 'x-2026', segment: 'x', value } },
};
const forged = { ...signed, metadata: { ...signed.metadata, version: '2.0.0' } };

const check = (mode: Trust['mode'], release: RemoteRelease, from: ReleaseOrigin = 'release') =>
  assertSigned(trust(mode), { release, part, from });

// TRUST-2.
test('verifies with Web Crypto', async () => {
  await expect(check('require', signed)).resolves.toBeUndefined();
  await expect(check('require', forged)).rejects.toMatchObject({
    name: 'RemoteLoadError',
    stage: 'contract',
    part,
    reason: 'it does not match its signature by x-2026',
  });
  await expect(check('require', unsigned, 'canary')).rejects.toThrow('it is not signed');
});

// TRUST-2.
test.each(['require', 'prefer'] as const)(
  '%s: a signature that is no base64 matches nothing',
  async (mode) => {
    const broken = {
      ...unsigned,
      extras: { ...unsigned.extras, signature: { key: 'x-2026', segment: 'x', value: '%%%' } },
    };
    await expect(check(mode, broken)).rejects.toMatchObject({
      reason: 'it does not match its signature by x-2026',
    });
  },
);

test('does not ask the builds of developers', async () => {
  await expect(check('require', unsigned, 'override')).resolves.toBeUndefined();
});

test('a browser that cannot verify refuses releases where signatures are required, and runs them elsewhere', async () => {
  const importKey = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('Ed25519 is unknown'));
  await expect(check('require', signed)).rejects.toMatchObject({
    reason: 'this browser cannot verify its signature',
    cause: expect.objectContaining({ message: 'Ed25519 is unknown' }),
  });
  await expect(check('prefer', signed)).resolves.toBeUndefined();
  importKey.mockRestore();
});
