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
import type { GuardOptions } from '../request';
import { type Judgement, judge, type ReadSessions } from './session-health';

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
