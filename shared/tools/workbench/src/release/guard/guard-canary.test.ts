/** @jest-environment node */
import type { Registry } from '@portal/contract';
import {
  canaryOf,
  changeRegistry,
  changeReleasesOf,
  FolderStore,
  promote,
  type ReleaseStore,
  readRegistry,
  startCanary,
} from '@portal/releases';
import { publishRemote, removeFolders, scratchFolder } from '@portal/releases/testing';
import type { ReadSessions, SessionHealth } from '../health/health';
import type { GuardOptions } from '../request';
import { credentialWarnings, guardCanary } from './guard-canary';

afterEach(removeFolders);

const HOUR = 3_600_000;
const START = Date.parse('2026-11-21T10:00:00Z');
const options: GuardOptions = { margin: 1, sessions: 100, for: 24 * HOUR, every: HOUR };
const NAME = 'mfe-x';

/** A store in which 1.1.0 has 10 % of the visitors and 1.0.0 the rest. */
async function storeWithCanary(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  for (const version of ['1.0.0', '1.1.0']) await publishRemote(store, { name: NAME, version });
  const canary = startCanary(10, { now: new Date(START) });
  await changeRegistry(store, changeReleasesOf(NAME, canary));
  return store;
}

const listed = (registry: Registry) =>
  Object.fromEntries(
    (registry.microFrontends[NAME] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

const health = (canary: SessionHealth, defaultRelease: SessionHealth): ReadSessions => {
  const known: Readonly<Record<string, SessionHealth>> = {
    'mfe-x@1.1.0': canary,
    'mfe-x@1.0.0': defaultRelease,
  };
  return async () => (name) => known[name] ?? { sessions: 0, crashFree: null };
};
const of = (sessions: number, crashFree: number | null): SessionHealth => ({ sessions, crashFree });

/** A store of which calls of one method fail. @param fails whether the call of that number does, from 1 on. */
function failing(
  store: FolderStore,
  method: 'read' | 'replace',
  fails: (call: number) => boolean,
): ReleaseStore {
  let calls = 0;
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        if (name === method) {
          calls += 1;
          if (fails(calls)) throw new Error('socket timeout');
        }
        return value.apply(target, args);
      };
    },
  });
}

/**
 * Guards with a clock of its own.
 * @param looks what the error service says at each look; the last one repeats.
 * @param guarded the store as the guard has it.
 */
async function guard(
  store: FolderStore,
  looks: readonly ReadSessions[],
  { from = START, guarded = store }: { readonly from?: number; readonly guarded?: ReleaseStore } = {},
) {
  const lines: string[] = [];
  let time = from;
  let count = 0;
  const started = canaryOf((await readRegistry(store)).microFrontends[NAME] ?? []);
  if (started === null) throw new Error('no canary');
  const run = guardCanary(NAME, started, options, {
    store: guarded,
    readSessions: (releases, since) => {
      const read = looks[Math.min(count, looks.length - 1)];
      count += 1;
      if (read === undefined) throw new Error('no look');
      return read(releases, since);
    },
    print: (line) => lines.push(line),
    wait: async (milliseconds) => {
      time += milliseconds;
    },
    now: () => new Date(time),
  });
  const outcome = await run.then(
    () => 'kept',
    (error: Error) => error.message,
  );
  return { outcome, lines, looks: count, minutes: (time - from) / 60_000 };
}

const GOOD = health(of(500, 0.995), of(4500, 0.999));
const FEW = health(of(99, 0.5), of(4500, 0.999));
const BAD = health(of(500, 0.985), of(4500, 0.999));
const SILENT: ReadSessions = async () => {
  throw new Error('https://errors.example could not be reached');
};

// CANARY-3.
test('keeps a canary that is as good as the default, until its period ends', async () => {
  const store = await storeWithCanary();
  const { outcome, lines, looks } = await guard(store, [GOOD]);
  expect(outcome).toBe('kept');
  expect(looks).toBe(25);
  expect(lines[0]).toBe(
    '2026-11-21T10:00:00.000Z mfe-x 1.1.0, 10 %: canary 99.50 % of 500 sessions crash-free, default 99.90 % of 4500 sessions crash-free',
  );
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 90, '1.1.0': 10 });
});

test('takes a canary back that is worse, records why, and does not start it again by itself', async () => {
  const store = await storeWithCanary();
  const { outcome, looks } = await guard(store, [FEW, GOOD, BAD]);
  expect(looks).toBe(3);
  const reason =
    'canary 98.50 % of 500 sessions crash-free, default 99.90 % of 4500 sessions crash-free: more than 1 points worse';
  expect(outcome).toBe(`mfe-x 1.1.0 was taken back: ${reason}`);
  const registry = await readRegistry(store);
  expect(listed(registry)).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  expect(registry.microFrontends[NAME]?.[1]?.extras.history?.canary).toEqual({
    since: '2026-11-21T10:00:00.000Z',
    takenBack: { at: '2026-11-21T12:00:00.000Z', reason },
  });
  const again = (options: { again?: boolean } = {}) =>
    changeRegistry(store, changeReleasesOf(NAME, startCanary(10, options)));
  await expect(again()).rejects.toThrow('mfe-x 1.1.0 was taken back at 2026-11-21T12:00:00.000Z');
  await again({ again: true });
  expect(canaryOf((await readRegistry(store)).microFrontends[NAME] ?? [])?.share).toBe(10);
});

test('takes a canary back that nobody can watch', async () => {
  const store = await storeWithCanary();
  const { outcome, looks } = await guard(store, [SILENT, GOOD, SILENT]);
  expect(looks).toBe(7);
  expect(outcome).toBe(
    'mfe-x 1.1.0 was taken back: 5 looks in a row saw nothing, the last one because: https://errors.example could not be reached',
  );
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 100, '1.1.0': 0 });
});

// CANARY-3.
test('goes on after a read of the store that failed', async () => {
  const store = await storeWithCanary();
  const guarded = failing(store, 'read', (call) => call === 3);
  const { outcome, lines, looks } = await guard(store, [GOOD], { guarded });
  expect(outcome).toBe('kept');
  expect(looks).toBe(24);
  expect(lines[2]).toBe(
    `2026-11-21T12:00:00.000Z mfe-x 1.1.0, 10 %: ${store.location} could not be read: socket timeout`,
  );
});

test('takes a canary back that it cannot find in the store', async () => {
  const store = await storeWithCanary();
  const guarded = failing(store, 'read', (call) => call <= 5);
  const { outcome, looks } = await guard(store, [GOOD], { guarded });
  expect(looks).toBe(0);
  expect(outcome).toBe(
    `mfe-x 1.1.0 was taken back: 5 looks in a row saw nothing, the last one because: ${store.location} could not be read: socket timeout`,
  );
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 100, '1.1.0': 0 });
});

test('takes a canary back although writes of the store fail at first', async () => {
  const store = await storeWithCanary();
  const guarded = failing(store, 'replace', (call) => call <= 2);
  const { outcome, minutes } = await guard(store, [BAD], { guarded });
  expect(outcome).toContain('mfe-x 1.1.0 was taken back: canary 98.50 %');
  expect(minutes).toBe(1);
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 100, '1.1.0': 0 });
});

test('says that a canary still has its visitors, if the store does not work again', async () => {
  const store = await storeWithCanary();
  const { outcome, minutes } = await guard(store, [BAD], {
    guarded: failing(store, 'replace', () => true),
  });
  expect(minutes).toBe(10);
  expect(outcome).toContain('mfe-x 1.1.0 STILL HAS 10 % of the visitors, and nobody watches it.');
  expect(outcome).toContain(`${store.location} could not be changed: socket timeout.`);
  expect(outcome).toMatch(/Run: release canary mfe-x 0 1\.1\.0$/);
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  // What the message says to run helps, and harms nothing if the canary was taken back.
  await changeRegistry(store, changeReleasesOf(NAME, startCanary(0, { version: '1.1.0' })));
  expect(listed(await readRegistry(store))).toEqual({ '1.0.0': 100, '1.1.0': 0 });
});

test('warns of credentials that nothing renews', () => {
  const bucket = { location: 's3://bucket/portal' };
  expect(credentialWarnings(bucket, { AWS_SESSION_TOKEN: 'token' })).toEqual([
    expect.stringContaining('AWS_SESSION_TOKEN expires'),
  ]);
  expect(credentialWarnings(bucket, {})).toEqual([]);
  expect(credentialWarnings(bucket, { AWS_SESSION_TOKEN: 'token', AWS_PROFILE: 'traffic' })).toEqual([]);
  expect(credentialWarnings({ location: '/srv/portal' }, { AWS_SESSION_TOKEN: 'token' })).toEqual([]);
});

// CANARY-4.
test('goes on after a restart where it was, and asks for the time since the canary started', async () => {
  const store = await storeWithCanary();
  const asked: Date[] = [];
  const remember: ReadSessions = (releases, since) => {
    asked.push(since);
    return GOOD(releases, since);
  };
  const wider = startCanary(30, { now: new Date(START + 20 * HOUR) });
  await changeRegistry(store, changeReleasesOf(NAME, wider));
  const { looks } = await guard(store, [remember], { from: START + 22 * HOUR });
  expect(looks).toBe(3);
  expect(new Set(asked.map((since) => since.getTime()))).toEqual(new Set([START]));
});

test('stops when the canary was promoted meanwhile', async () => {
  const store = await storeWithCanary();
  const promoting: ReadSessions = async (releases, since) => {
    await changeRegistry(store, changeReleasesOf(NAME, promote('1.1.0', new Date(START))));
    return GOOD(releases, since);
  };
  const { outcome, lines } = await guard(store, [promoting]);
  expect(outcome).toBe('kept');
  expect(lines.at(-1)).toBe('mfe-x 1.1.0 is no canary any more; nothing is left to watch.');
});
