/** @jest-environment node */
import { parseRegistry } from '@portal/contract';
import { releaseForTests as release } from '@portal/contract/testing';
import fc from 'fast-check';
import { startCanary } from './canaries';
import type { Releases } from './predecessors';
import { addRelease, promote, type ReleasesChange, retire, rollback, rollbackOnce } from './releases';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const publish = (version: string, hour = 0) => addRelease(release(version), at(hour));
const after = (...changes: readonly ReleasesChange[]): Releases =>
  changes.reduce<Releases>((releases, change) => {
    const changed = change(releases, 'mfe-x');
    // What is not in the schema does not reach the store.
    return parseRegistry({ microFrontends: { 'mfe-x': changed } }).microFrontends['mfe-x'] ?? [];
  }, []);
const live = (releases: Releases) => releases.find(({ deployment }) => deployment.default)?.metadata.version;
const minors = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `1.${from + index}.0`);

// REL-3.
test('rolls back after any number of publications since the promotion', () => {
  const releases = after(
    publish('1.0.0'),
    publish('1.1.0'),
    promote('1.1.0', at(1)),
    ...minors(2, 15).map((version) => publish(version)),
  );
  expect(live(after(() => releases, rollback))).toBe('1.0.0');
});

// REL-3.
test('rolls back through any number of promotions', () => {
  const versions = minors(0, 30);
  const promoted = versions.flatMap((version) => [publish(version), promote(version, at(1))]);
  const rolledBack = versions.map((_, count) => live(after(...promoted, ...Array(count).fill(rollback))));
  expect(rolledBack).toEqual(versions.toReversed());
});

// REL-3.
test('follows the order of promotions, whatever the clocks of the publishers say', () => {
  const changes = [
    publish('1.0.0', 9),
    publish('1.1.0', 2),
    publish('1.2.0', 5),
    promote('1.1.0', at(8)),
    promote('1.2.0', at(1)),
  ];
  expect(live(after(...changes, rollback))).toBe('1.1.0');
  expect(live(after(...changes, rollback, rollback))).toBe('1.0.0');
});

// REL-3.
test('a rollback that is tried again after it succeeded goes back no further', () => {
  const three = minors(0, 3).flatMap((version) => [publish(version), promote(version, at(1))]);
  const once = rollbackOnce();
  expect(live(after(...three, once))).toBe('1.1.0');
  // Nothing was written: it starts again.
  expect(live(after(...three, once))).toBe('1.1.0');
  // It was written, and others have published since.
  expect(live(after(...three, once, publish('1.3.0'), once, once))).toBe('1.1.0');
  expect(() => after(...three, publish('1.3.0'), promote('1.3.0', at(2)), once)).toThrow(
    'the rollback from 1.2.0 to 1.1.0 finds 1.3.0',
  );
});

// REL-3.
test('the rollback of a canary that others have rolled back keeps the default', () => {
  const two = [publish('1.0.0'), publish('1.1.0'), promote('1.1.0', at(1)), publish('1.2.0')];
  const canary = after(...two, startCanary(10));
  const once = rollbackOnce();
  once(canary, 'mfe-x');
  expect(live(once(rollback(canary, 'mfe-x'), 'mfe-x'))).toBe('1.1.0');
  // A share that was raised meanwhile is that of the same canary.
  const traffic = once(startCanary(50)(canary, 'mfe-x'), 'mfe-x').map(({ deployment }) => deployment.traffic);
  expect(traffic).toEqual([0, 100, 0]);
});

// REL-3.
test('a rollback of a named release is the same when it is repeated, and when two run it', () => {
  const three = minors(0, 3).flatMap((version) => [publish(version), promote(version, at(1))]);
  const [first, second] = [rollbackOnce('1.2.0'), rollbackOnce('1.2.0')];
  expect(live(after(...three, first, second, first))).toBe('1.1.0');
  // A guard has taken the canary back already: the default stays.
  const canary = [...three, publish('1.3.0'), startCanary(10)];
  expect(live(after(...canary, rollback, rollbackOnce('1.3.0')))).toBe('1.2.0');
  // The default is what is wrong: beside a canary, too.
  const shares = after(...canary, rollbackOnce('1.2.0')).map(({ deployment }) => deployment.traffic);
  expect(shares).toEqual([0, 100, 0, 0]);
  expect(() => after(...three, rollbackOnce('1.20.0'))).toThrow(
    'no release 1.20.0; the registry lists 1.0.0, 1.1.0, 1.2.0',
  );
});

test('skips a predecessor that was retired', () => {
  const three = minors(0, 3).flatMap((version) => [publish(version), promote(version, at(1))]);
  expect(live(after(...three, retire('1.1.0'), rollback))).toBe('1.0.0');
  const again = [retire('1.1.0'), publish('1.1.0'), rollback];
  expect(live(after(...three, ...again))).toBe('1.0.0');
  const twice = [publish('1.0.0'), publish('1.1.0'), promote('1.1.0', at(1)), promote('1.0.0', at(2))];
  expect(() => after(...twice, retire('1.1.0'), rollback)).toThrow('no predecessor');
});

test('derives the predecessors of an older registry from the times of promotion', () => {
  const before = after(
    ...minors(0, 3).flatMap((version, hour) => [publish(version), promote(version, at(hour))]),
  );
  const older = before.map(({ extras, ...rest }) => {
    const { predecessors: _, ...history } = extras.history ?? {};
    return { ...rest, extras: { ...extras, history } };
  });
  expect(live(after(() => older, rollback))).toBe('1.1.0');
  expect(
    live(after(() => older, ...minors(3, 15).map((version) => publish(version)), rollback, rollback)),
  ).toBe('1.0.0');
});

// REL-3.
test('undoes any sequence of promotions one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), (order) => {
      let releases = after(...minors(0, 6).map((version) => publish(version)));
      const history = [live(releases)];
      for (const minor of order) {
        releases = promote(`1.${minor}.0`, at(minor))(releases, 'mfe-x');
        if (live(releases) !== history.at(-1)) history.push(live(releases));
      }
      for (const expected of history.slice(0, -1).toReversed()) {
        releases = rollback(releases, 'mfe-x');
        expect(live(releases)).toBe(expected);
      }
      expect(() => rollback(releases, 'mfe-x')).toThrow('no predecessor');
    }),
  );
});
