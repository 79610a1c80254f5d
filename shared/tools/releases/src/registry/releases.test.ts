/** @jest-environment node */
import { parseRegistry } from '@portal/contract';
import { releaseForTests as release } from '@portal/contract/testing';
import fc from 'fast-check';
import { startCanary } from './canaries';
import type { Releases } from './predecessors';
import {
  addRelease,
  changeReleasesOf,
  promote,
  type ReleasesChange,
  replaceReleases,
  retire,
  rollback,
} from './releases';

let seconds = 0;
/** Returns a time one second later on each call. */
function now(): Date {
  seconds += 1;
  return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
}

const after = (...changes: readonly ReleasesChange[]): Releases =>
  changes.reduce<Releases>((releases, change) => change(releases, 'mfe-x'), []);
/** `1.0.0 100*`: version, share, and a star for the default. */
const told = (releases: Releases) =>
  releases.map(
    ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}${deployment.default ? '*' : ''}`,
  );
const published = (...versions: readonly string[]) =>
  versions.map((version) => addRelease(release(version), now()));

test('gives a first release all traffic, and later ones none', () => {
  expect(told(after(...published('1.0.0', '1.1.0', '1.2.0')))).toEqual(['1.0.0 100*', '1.1.0 0', '1.2.0 0']);
});

test('does not change a release that is listed already', () => {
  const changes = [...published('1.0.0', '1.1.0'), promote(undefined, now())];
  expect(told(after(...changes, ...published('1.1.0')))).toEqual(['1.0.0 0', '1.1.0 100*']);
});

test('rejects a listed version at another URL', () => {
  const elsewhere = { ...release('1.0.0'), url: 'https://cdn.example/entry.js' };
  expect(() => after(...published('1.0.0'), addRelease(elsewhere, now()))).toThrow(
    /registered at another address/,
  );
});

// REG-8.
test.each(['/feeds/*', '/host', '/Registry/:x', '/remotes/*', '/services/*'])(
  'lists no release that owns %s, and keeps one that is listed',
  (pattern) => {
    const own = release('1.0.0', { portal: { owns: ['/x/*', pattern] } });
    expect(() => after(addRelease(own, now()))).toThrow(
      `mfe-x 1.0.0 owns ${pattern}, where servers send files`,
    );
    expect(told(after(() => [own], addRelease(own, now()), ...published('1.1.0')))).toHaveLength(2);
  },
);

test('promotes the latest release, or the specified one', () => {
  const three = published('1.0.0', '1.1.0', '1.2.0');
  expect(told(after(...three, promote(undefined, now())))).toEqual(['1.0.0 0', '1.1.0 0', '1.2.0 100*']);
  expect(told(after(...three, promote('1.1.0', now())))).toEqual(['1.0.0 0', '1.1.0 100*', '1.2.0 0']);
});

test('gives a canary its share, and the default the rest', () => {
  expect(told(after(...published('1.0.0', '1.1.0'), startCanary(10)))).toEqual(['1.0.0 90*', '1.1.0 10']);
});

test('no canary without a version is older than the default', () => {
  const three = [...published('1.0.0', '1.1.0', '1.2.0'), promote(undefined, now())];
  expect(() => after(...three, startCanary(10))).toThrow('1.2.0, the latest, is the default already');
  expect(told(after(...three, startCanary(10, { version: '1.1.0' })))).toContain('1.1.0 10');
});

// REL-16: what is changed is what was compared with the host.
test.each([
  ['a promotion', promote(undefined, now()), '1.1.0 100*'],
  ['a canary', startCanary(10), '1.1.0 10'],
])('%s without a version keeps to the release that it found first', (_, change, share) => {
  const two = after(...published('1.0.0', '1.1.0'));
  change(two, 'mfe-x');
  const three = after(() => two, ...published('1.2.0'));
  expect(told(change(three, 'mfe-x'))).toEqual(expect.arrayContaining([share, '1.2.0 0']));
});

test('raises the share of a canary, so that its visitors keep it', () => {
  const wider = after(...published('1.0.0', '1.1.0'), startCanary(10), startCanary(40));
  // The default stays first. Buckets are assigned in this order, so a canary grows at its lower end.
  expect(told(wider)).toEqual(['1.0.0 60*', '1.1.0 40']);
});

test('rolls a canary back before a promotion', () => {
  const withCanary = [
    ...published('1.0.0', '1.1.0'),
    promote(undefined, now()),
    ...published('1.2.0'),
    startCanary(5),
  ];
  expect(told(after(...withCanary, rollback))).toEqual(['1.0.0 0', '1.1.0 100*', '1.2.0 0']);
  expect(told(after(...withCanary, rollback, rollback))).toEqual(['1.0.0 100*', '1.1.0 0', '1.2.0 0']);
});

// REL-3.
test('rolls back to the previously promoted release, never to a skipped or rolled back one', () => {
  const history = [
    ...published('1.0.0', '1.1.0', '1.2.0', '1.3.0'),
    promote('1.2.0', now()),
    promote('1.3.0', now()),
    rollback,
  ];
  expect(told(after(...history))).toContain('1.2.0 100*');
  expect(told(after(...history, rollback))).toContain('1.0.0 100*');
  expect(() => after(...history, rollback, rollback)).toThrow('no predecessor to roll back to');
});

test('retires only releases without traffic', () => {
  const two = published('1.0.0', '1.1.0');
  expect(told(after(...two, retire('1.1.0')))).toEqual(['1.0.0 100*']);
  expect(() => after(...two, retire('1.0.0'))).toThrow('has visitors');
});

// REL-27.
test('retires the only release of a remote with its remote alone', () => {
  const one = published('1.0.0');
  expect(() => after(...one, retire('1.0.0'))).toThrow('--force takes mfe-x and its pages out of the portal');
  expect(after(...one, retire('1.0.0', true))).toEqual([]);
  expect(() => after(...published('1.0.0', '1.1.0'), retire('1.0.0', true))).toThrow('has visitors');
});

test('keeps the ten latest releases without traffic', () => {
  const versions = Array.from({ length: 15 }, (_, minor) => `1.${minor}.0`);
  const kept = after(...published(...versions)).map(({ metadata }) => metadata.version);
  expect(kept).toEqual(['1.0.0', ...versions.slice(-10)]);
});

test.each([
  ['an unknown version', promote('9.9.9', now()), /no release 9\.9\.9; the registry lists 1\.0\.0/],
  ['a canary that is the default', startCanary(5, { version: '1.0.0' }), /is the default already/],
  [
    'a canary of the latest, which is the default',
    startCanary(5),
    /1\.0\.0, the latest, is the default already/,
  ],
])('rejects %s', (_, change, reason) => {
  expect(() => after(...published('1.0.0'), change)).toThrow(reason);
});

test('lists the known remotes if one is unknown', () => {
  const registry = { microFrontends: { 'mfe-x': [release('1.0.0')] } };
  expect(() => changeReleasesOf('mfe-y', rollback)(registry)).toThrow('no remote mfe-y; it lists mfe-x');
});

test('produces a valid registry from any sequence of changes', () => {
  const version = fc.nat(12).map((minor) => `1.${minor}.0`);
  const change = fc.oneof(
    version.map((name) => addRelease(release(name), now())),
    version.map((name) => promote(name, now())),
    fc.tuple(fc.nat(100), version).map(([percent, name]) => startCanary(percent, { version: name })),
    fc.nat(100).map((percent) => startCanary(percent)),
    version.map(retire),
    fc.constant(rollback),
    version.map((name) => replaceReleases(release(name))),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let releases = after(addRelease(release('1.0.0'), now()));
      for (const one of changes) {
        try {
          releases = one(releases, 'mfe-x');
        } catch (error) {
          expect(error).toHaveProperty('name', 'ReleaseError'); // refused, and nothing changed
        }
        parseRegistry({ microFrontends: { 'mfe-x': releases } });
      }
    }),
  );
});
