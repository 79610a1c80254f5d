/** @jest-environment node */
import {
  parseRegistry,
  parseShard,
  type RemoteRelease,
  reduceToSegment,
  shardsOf,
  signatureRefusal,
  type Trust,
  type TrustedKey,
} from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import { findIncompatible } from '../compatible';
import { FolderStore } from '../store/folder-store';
import { publishHost, publishRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { makeKeyPair, type SigningKey, signingKey, verifySignature } from './keys';
import { signRelease } from './sign-release';

afterEach(removeFolders);

const files = (file: string) => ({ files: [{ file, integrity: 'sha384-AAAA' }], provided: [] });
const release = releaseForTests('1.2.0', {
  integrity: 'sha384-AAAA',
  portal: {
    owns: ['/x/*', '/y/*'],
    first: files('first.js'),
    preload: { '/x/:id': files('x.js'), '/y/:id': files('y.js') },
  },
});

function keyOf(id: string, change: Partial<TrustedKey> = {}): { signing: SigningKey; trusted: TrustedKey } {
  const { privateKey, publicKey } = makeKeyPair();
  return {
    signing: signingKey(id, privateKey),
    trusted: { id, key: publicKey, remotes: ['mfe-x'], ...change },
  };
}

const own = keyOf('x-2026');
const other = keyOf('cae-2026', { remotes: ['mfe-cae'] });
const revoked = keyOf('x-2025', { revoked: '2026-01-31' });
const trust = (change: Partial<Trust> = {}): Trust => ({
  mode: 'require',
  keys: [own.trusted, other.trusted, revoked.trusted],
  oldest: {},
  ...change,
});

const signed = signRelease('mfe-x', release, own.signing);
const inShard = (segment: string, one: RemoteRelease = signed) => reduceToSegment(one, segment);
const refusal = (one: RemoteRelease, by = trust(), name = 'mfe-x') =>
  signatureRefusal(name, one, by, verifySignature);

// TRUST-1.
test('a signed release runs from each of its shards', async () => {
  const registry = { microFrontends: { 'mfe-x': [signed] } };
  const shards = [...shardsOf(registry)];
  expect(shards.map(([segment]) => segment)).toEqual(['x', 'y']);
  for (const [segment, { remotes }] of shards) {
    const [listed] = remotes['mfe-x'] ?? [];
    expect(listed?.extras.signature).toMatchObject({ key: 'x-2026', segment });
    expect(listed?.extras).not.toHaveProperty('signatures');
    expect(listed && (await refusal(listed))).toBeUndefined();
  }
});

// TRUST-1.
test('a field of a newer release is signed, and tools and shells that do not know it keep it', async () => {
  const { extras, ...rest } = release;
  const newer = { ...rest, extras: { portal: { ...extras.portal, future: { deep: 1 } } } } as RemoteRelease;
  const listed = signRelease('mfe-x', newer, own.signing);
  const registry = parseRegistry({ microFrontends: { 'mfe-x': [listed] } }, 'remotes.json');
  const shards = [...shardsOf(registry)].map(([, shard]) =>
    parseShard(JSON.parse(JSON.stringify(shard)), 'shard'),
  );
  for (const shard of shards) {
    const [one] = shard.remotes['mfe-x'] ?? [];
    expect(one?.extras.portal).toHaveProperty('future', { deep: 1 });
    expect(one && (await refusal(one))).toBeUndefined();
  }
});

test('the operator may change traffic and origin of a signed release', async () => {
  const { extras, metadata } = inShard('x');
  const moved = {
    url: 'https://cdn.example/portal/remotes/mfe-x/1.2.0/entry.js',
    deployment: { traffic: 10, default: false },
    extras,
    metadata,
  };
  expect(await refusal(moved)).toBeUndefined();
});

// TRUST-2. Changed values: `tampered-entries.test.ts`.
test.each<[why: string, release: RemoteRelease, reason: string]>([
  ['an unsigned release', inShard('x', release), 'is not signed'],
  [
    'an unknown key',
    inShard('x', signRelease('mfe-x', release, keyOf('stranger').signing)),
    'is signed with an unknown key, stranger',
  ],
  [
    'the key of another team',
    inShard('x', signRelease('mfe-x', release, other.signing)),
    'is signed with cae-2026, a key of another team',
  ],
  [
    'a revoked key',
    inShard('x', signRelease('mfe-x', release, revoked.signing)),
    'is signed with x-2025, which was revoked on 2026-01-31',
  ],
  [
    'another key under the name of a trusted one',
    inShard('x', signRelease('mfe-x', release, { ...other.signing, name: 'x-2026' })),
    'does not match its signature by x-2026',
  ],
  [
    'an older release under a newer version',
    { ...inShard('x'), metadata: { version: '1.3.0', integrity: 'sha384-AAAA' } },
    'does not match its signature by x-2026',
  ],
])('refuses %s', async (_, one, reason) => {
  expect(await refusal(one)).toBe(reason);
});

test('refuses the release of another remote', async () => {
  const both = trust({ keys: [{ ...own.trusted, remotes: ['mfe-x', 'mfe-y'] }] });
  expect(await refusal(inShard('x'), both, 'mfe-y')).toBe('does not match its signature by x-2026');
});

// TRUST-3.
test.each([
  ['1.2.0', undefined],
  ['1.1.9', undefined],
  ['1.2.1', 'is older than 1.2.1, the oldest that may run'],
  ['1.10.0', 'is older than 1.10.0, the oldest that may run'],
  ['2.0.0', 'is older than 2.0.0, the oldest that may run'],
])('with %s as the oldest that may run, refuses 1.2.0 or not', async (oldest, reason) => {
  expect(await refusal(inShard('x'), trust({ oldest: { 'mfe-x': oldest } }))).toBe(reason);
});

test.each(['latest', 'v9.0.0', '9', '9.x.0'])(
  'refuses %s, which cannot be compared with the oldest',
  async (version) => {
    const unsigned = { ...inShard('x', release), metadata: { version, integrity: 'sha384-AAAA' } };
    const oldest = { 'mfe-x': '1.0.0' };
    expect(await refusal(unsigned, trust({ mode: 'prefer', oldest }))).toBe(
      'is older than 1.0.0, the oldest that may run',
    );
  },
);

test('prefers signatures, or does not look at them', async () => {
  const unsigned = inShard('x', release);
  const wrong = { ...inShard('x'), metadata: { version: '1.3.0', integrity: 'sha384-AAAA' } };
  expect(await refusal(unsigned, trust({ mode: 'prefer' }))).toBeUndefined();
  expect(await refusal(wrong, trust({ mode: 'prefer' }))).toContain('does not match');
  expect(await refusal(wrong, trust({ mode: 'off' }))).toBeUndefined();
});

// REL-16.
test('a release that the live host would refuse is found when it is published, also without traffic', async () => {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0', { trust: trust() });
  const add = async (version: string, signing?: SigningKey) => {
    await publishRemote(store, { name: 'mfe-x', version, signing });
    return findIncompatible(store, { also: { name: 'mfe-x', version } });
  };
  expect(await add('1.0.0', own.signing)).toEqual([]);
  expect(await add('1.1.0')).toEqual(['mfe-x 1.1.0 is not signed']);
  expect(await add('1.2.0', other.signing)).toEqual([
    'mfe-x 1.2.0 is signed with cae-2026, a key of another team',
  ]);
});

test('refuses keys of another kind', () => {
  expect(() => signingKey('x-2026', 'no key')).toThrow('no private key in PEM format');
});
