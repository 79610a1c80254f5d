import { ReleaseError } from '../errors';
import { defaultOf, historyOf, type Releases, versionOf, withHistory } from './predecessors';
import { type ReleasesChange, releaseFinder, setTraffic } from './releases';

/** A release that has a share of the traffic beside the default. */
export type Canary = NonNullable<ReturnType<typeof canaryOf>>;

/** The canary of a remote; `null` if it has none. */
export function canaryOf(releases: Releases) {
  const found = releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  if (found === undefined) return null;
  return {
    version: versionOf(found),
    /** In percent. */
    share: found.deployment.traffic,
    /** ISO 8601 time at which it became a canary; absent in registries of earlier versions. */
    since: historyOf(found).canary?.since,
    defaultVersion: versionOf(defaultOf(releases)),
  };
}

/** Options of {@link startCanary}. */
export interface CanaryOptions {
  /** Default: the latest published release. */
  readonly version?: string | undefined;
  /** Default: now. */
  readonly now?: Date;
  /** Whether a release whose guard took it back may become a canary again. Default: false. */
  readonly again?: boolean;
}

/**
 * Gives a release a percentage of the traffic, and the default release the rest. CANARY-1, CANARY-2.
 * @throws {ReleaseError} if there is no such release, or its guard has taken it back.
 */
export function startCanary(
  percent: number,
  { version, now = new Date(), again = false }: CanaryOptions = {},
): ReleasesChange {
  const find = releaseFinder(version);
  return (releases, name) => {
    const defaultRelease = defaultOf(releases);
    // Not the latest one beside the default: that can be older than the default.
    const target = find(releases, name);
    if (target === defaultRelease)
      throw new ReleaseError(
        version === undefined
          ? `${name} ${versionOf(target)}, the latest, is the default already; publish or adopt a newer release, or name a version`
          : `${name} ${version} is the default already`,
      );
    const history = historyOf(target);
    const record = history.canary;
    if (record?.takenBack !== undefined && !again)
      throw new ReleaseError(
        `${name} ${versionOf(target)} was taken back at ${record.takenBack.at}: ${record.takenBack.reason}. Publish a new version; --force makes this one a canary again`,
      );
    const isRunning = target.deployment.traffic > 0 && record !== undefined && record.takenBack === undefined;
    const canary = isRunning
      ? target
      : withHistory(target, { ...history, canary: { since: now.toISOString() } });
    const changed = releases.map((release) => (release === target ? canary : release));
    return setTraffic(changed, defaultRelease, { release: canary, share: percent });
  };
}

/**
 * Gives the traffic of a canary back to the default release and records why. Nothing changes if the release is no
 * canary any more. CANARY-3.
 */
export const takeBack =
  (version: string, reason: string, now: Date): ReleasesChange =>
  (releases) => {
    const canary = canaryOf(releases);
    if (canary?.version !== version) return releases;
    const at = now.toISOString();
    const record = { since: canary.since ?? at, takenBack: { at, reason } };
    const changed = releases.map((release) =>
      versionOf(release) === version
        ? withHistory(release, { ...historyOf(release), canary: record })
        : release,
    );
    return setTraffic(changed, defaultOf(releases));
  };
