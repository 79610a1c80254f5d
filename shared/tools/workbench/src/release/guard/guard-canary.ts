import {
  type Canary,
  canaryOf,
  changeRegistry,
  changeReleasesOf,
  ReleaseError,
  type ReleaseStore,
  readRegistry,
  takeBack,
} from '@portal/releases';
import * as v from 'valibot';
import type { ErrorService } from '../health/error-service';
import type { GuardOptions } from '../request';

/** What the error service counted of a release. */
export interface SessionHealth {
  readonly sessions: number;
  /** Share of sessions without a crash, from 0 to 1; `null` without sessions. */
  readonly crashFree: number | null;
}

/** What the guard makes of a look at the figures. */
type Judgement =
  | { readonly kind: 'wait'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'worse'; readonly text: string };

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const told = ({ sessions, crashFree }: SessionHealth): string =>
  crashFree === null ? 'no sessions' : `${percent(crashFree)} of ${sessions} sessions crash-free`;

/** Compares the canary with the default release. CANARY-3. */
function judge(
  canary: SessionHealth,
  defaultRelease: SessionHealth,
  { margin, minSessions }: Pick<GuardOptions, 'margin' | 'minSessions'>,
): Judgement {
  const text = `canary ${told(canary)}, default ${told(defaultRelease)}`;
  const enough = Math.min(canary.sessions, defaultRelease.sessions) >= minSessions;
  if (!enough || canary.crashFree === null || defaultRelease.crashFree === null)
    return { kind: 'wait', text: `${text}; ${minSessions} sessions of each are needed` };
  const isWorse = (defaultRelease.crashFree - canary.crashFree) * 100 > margin;
  return isWorse
    ? { kind: 'worse', text: `${text}: more than ${margin} points worse` }
    : { kind: 'fine', text };
}

const answer = v.object({
  groups: v.array(
    v.object({
      by: v.object({ release: v.string() }),
      totals: v.object({
        'sum(session)': v.number(),
        'crash_free_rate(session)': v.nullable(v.number()),
      }),
    }),
  ),
});

const NOTHING: SessionHealth = { sessions: 0, crashFree: null };

/** Reads the sessions of releases, by release. A release that none was counted of is absent. */
export type ReadSessions = (
  releases: readonly string[],
  since: Date,
) => Promise<(release: string) => SessionHealth>;

/** Reads from the release health of the error service. CANARY-3. @throws {ReleaseError} */
export const readSessions =
  (service: ErrorService): ReadSessions =>
  async (releases, since) => {
    const json = await service('sessions', [
      ['field', 'sum(session)'],
      ['field', 'crash_free_rate(session)'],
      ['groupBy', 'release'],
      ['query', `release:[${releases.join(',')}]`],
      ['start', since.toISOString()],
      ['end', new Date().toISOString()],
      ['interval', '1h'],
    ]);
    const parsed = v.safeParse(answer, json);
    if (!parsed.success) throw new ReleaseError('The error service sent no sessions by release');
    const health = new Map(
      parsed.output.groups.map(({ by, totals }) => [
        by.release,
        { sessions: totals['sum(session)'], crashFree: totals['crash_free_rate(session)'] },
      ]),
    );
    return (release) => health.get(release) ?? NOTHING;
  };

/** Looks in a row without an answer after which the canary is taken back: nobody watches it then. */
const MAX_BLIND_LOOKS = 5;

/** What {@link guardCanary} works with. */
export interface GuardContext {
  readonly store: ReleaseStore;
  readonly readSessions: ReadSessions;
  readonly print: (line: string) => void;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => Date;
}

/** A look at the figures: a judgement, or why there are none. */
type Look = Judgement | { readonly kind: 'blind'; readonly text: string };

async function look(
  name: string,
  { version, defaultVersion }: Canary,
  since: Date,
  options: GuardOptions,
  readSessions: ReadSessions,
): Promise<Look> {
  const releases = [`${name}@${version}`, `${name}@${defaultVersion}`] as const;
  try {
    const health = await readSessions(releases, since);
    return judge(health(releases[0]), health(releases[1]), options);
  } catch (error) {
    return { kind: 'blind', text: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Watches the canary of a remote until its period ends, and takes it back if it is worse than the default release.
 * Everything that it needs to know is in the registry, so it can be stopped and started again. CANARY-3, CANARY-4.
 * @throws {ReleaseError} if it took the canary back.
 */
export async function guardCanary(
  name: string,
  options: GuardOptions,
  { store, readSessions, print, wait, now }: GuardContext,
): Promise<void> {
  const readCanary = async () => canaryOf((await readRegistry(store)).microFrontends[name] ?? []);
  const stop = async (version: string, reason: string): Promise<never> => {
    await changeRegistry(store, changeReleasesOf(name, takeBack(version, reason, now())));
    throw new ReleaseError(`${name} ${version} was taken back: ${reason}`);
  };
  const watched = (await readCanary())?.version;
  let blindLooks = 0;
  for (;;) {
    const canary = await readCanary();
    if (canary === null || canary.version !== watched)
      return print(`${name} ${watched ?? ''} is no canary any more; nothing is left to watch.`);
    const { version, share } = canary;
    const since = new Date(canary.since ?? now().toISOString());
    const { kind, text } = await look(name, canary, since, options, readSessions);
    print(`${now().toISOString()} ${name} ${version}, ${share} %: ${text}`);
    if (kind === 'worse') await stop(version, text);
    blindLooks = kind === 'blind' ? blindLooks + 1 : 0;
    if (blindLooks >= MAX_BLIND_LOOKS)
      await stop(version, `the error service gave no answer ${blindLooks} times in a row: ${text}`);
    if (now().getTime() - since.getTime() >= options.period)
      return print(`${name} ${version} was watched since ${since.toISOString()} and stays a canary.`);
    await wait(options.interval);
  }
}
