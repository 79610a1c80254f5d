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
import { messageOf } from '../../command-line/failure';
import type { ReadSessions, SessionHealth } from '../health/health';
import type { GuardOptions } from '../request';

/** What the guard makes of a look at the figures. `blind`: it saw none. */
interface Look {
  readonly kind: 'fine' | 'worse' | 'blind';
  readonly text: string;
}

const told = ({ sessions, crashFree }: SessionHealth): string =>
  crashFree === null ? 'no sessions' : `${(crashFree * 100).toFixed(2)} % of ${sessions} sessions crash-free`;

/** Compares the canary with the default release. CANARY-3. */
function judge(
  canary: SessionHealth,
  defaultRelease: SessionHealth,
  { margin, sessions }: GuardOptions,
): Look {
  const text = `canary ${told(canary)}, default ${told(defaultRelease)}`;
  const enough = Math.min(canary.sessions, defaultRelease.sessions) >= sessions;
  if (!enough || canary.crashFree === null || defaultRelease.crashFree === null)
    return { kind: 'fine', text: `${text}; ${sessions} sessions of each are needed` };
  const isWorse = (defaultRelease.crashFree - canary.crashFree) * 100 > margin;
  return isWorse
    ? { kind: 'worse', text: `${text}: more than ${margin} points worse` }
    : { kind: 'fine', text };
}

/** Looks in a row that see nothing after which the canary is taken back: nobody watches it then. */
const MAX_BLIND_LOOKS = 5;

/** How often the guard tries to take a canary back while the store fails, and the pause between: ten minutes. */
const MAX_ATTEMPTS = 21;
const ATTEMPT_PAUSE_MS = 30_000;

/**
 * Warns of credentials that can end before a guard does. Temporary ones in variables are never renewed; those of a
 * profile or of the machine are.
 */
export const credentialWarnings = (
  { location }: Pick<ReleaseStore, 'location'>,
  { AWS_SESSION_TOKEN, AWS_PROFILE }: NodeJS.ProcessEnv,
): readonly string[] =>
  location.startsWith('s3://') && AWS_SESSION_TOKEN && !AWS_PROFILE
    ? [
        'Warning: AWS_SESSION_TOKEN expires and is not renewed, and the guard can take nothing back after that. Use credentials that are renewed, such as those of a profile, or a shorter --for.',
      ]
    : [];

/** What {@link guardCanary} works with. */
export interface GuardContext {
  readonly store: ReleaseStore;
  readonly readSessions: ReadSessions;
  readonly print: (line: string) => void;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => Date;
}

async function readCanary(store: ReleaseStore, name: string): Promise<Canary | null> {
  const registry = await readRegistry(store).catch((cause: unknown) => {
    throw new ReleaseError(`${store.location} could not be read: ${messageOf(cause)}`, { cause });
  });
  return canaryOf(registry.microFrontends[name] ?? []);
}

/** Tries again while the store fails. @throws {ReleaseError} if it fails to the end: the canary has its visitors. */
async function takeBackCanary(
  name: string,
  { version, share }: Canary,
  reason: string,
  { store, print, wait, now }: GuardContext,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await changeRegistry(store, changeReleasesOf(name, takeBack(version, reason, now())));
      return;
    } catch (cause) {
      const failure = `${store.location} could not be changed: ${messageOf(cause)}`;
      print(`${now().toISOString()} ${name} ${version} is to be taken back. ${failure}`);
      if (attempt === MAX_ATTEMPTS)
        // Not "rollback": it would go back a release if the last attempt succeeded and only its response was lost.
        throw new ReleaseError(
          `${name} ${version} STILL HAS ${share} % of the visitors, and nobody watches it. It was to be taken back: ${reason}. ${failure}. Run: release canary ${name} 0 ${version}`,
          { cause },
        );
      await wait(ATTEMPT_PAUSE_MS);
    }
  }
}

/**
 * Watches the canary of a remote until its period ends, and takes it back if it is worse than the default release.
 * Everything that it needs to know is in the registry, so it can be stopped and started again. CANARY-3, CANARY-4.
 * @param started the canary as it is when the guard starts.
 * @throws {ReleaseError} if it took the canary back, or could not.
 */
export async function guardCanary(
  name: string,
  started: Canary,
  options: GuardOptions,
  context: GuardContext,
): Promise<void> {
  const { store, readSessions, print, wait, now } = context;
  const { version } = started;
  const stop = async (canary: Canary, reason: string): Promise<never> => {
    await takeBackCanary(name, canary, reason, context);
    throw new ReleaseError(`${name} ${version} was taken back: ${reason}`);
  };
  const sinceOf = ({ since }: Canary) => new Date(since ?? now().toISOString());
  let canary = started;
  let blindLooks = 0;
  for (;;) {
    let look: Look;
    try {
      const current = await readCanary(store, name);
      if (current?.version !== version)
        return print(`${name} ${version} is no canary any more; nothing is left to watch.`);
      canary = current;
      const releases = [`${name}@${version}`, `${name}@${canary.defaultVersion}`] as const;
      const health = await readSessions(releases, sinceOf(canary));
      look = judge(health(releases[0]), health(releases[1]), options);
    } catch (error) {
      look = { kind: 'blind', text: messageOf(error) };
    }
    const { kind, text } = look;
    print(`${now().toISOString()} ${name} ${version}, ${canary.share} %: ${text}`);
    if (kind === 'worse') await stop(canary, text);
    blindLooks = kind === 'blind' ? blindLooks + 1 : 0;
    if (blindLooks >= MAX_BLIND_LOOKS)
      await stop(canary, `${blindLooks} looks in a row saw nothing, the last one because: ${text}`);
    const since = sinceOf(canary);
    if (now().getTime() - since.getTime() >= options.for)
      return print(`${name} ${version} was watched since ${since.toISOString()} and stays a canary.`);
    await wait(options.every);
  }
}
