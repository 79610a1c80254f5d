import type { RemoteRelease } from '@portal/contract';
import { ReleaseError } from '../errors';
import { type Releases, type ReleasesChange, releaseFinder, setTraffic, versionOf } from './releases';

type CanaryRecord = NonNullable<NonNullable<RemoteRelease['extras']['history']>['canary']>;

const recordOf = (release: RemoteRelease): CanaryRecord | undefined => release.extras.history?.canary;

const withRecord = (release: RemoteRelease, canary: CanaryRecord): RemoteRelease => ({
  ...release,
  extras: { ...release.extras, history: { ...release.extras.history, canary } },
});

/** A release that has a share of the traffic beside the default. */
export interface Canary {
  readonly version: string;
  /** In percent. */
  readonly share: number;
  /** ISO 8601 time at which it became a canary; absent in registries of earlier versions. */
  readonly since: string | undefined;
  readonly defaultVersion: string;
}

/** The canary of a remote; `null` if it has none. */
export function canaryOf(releases: Releases): Canary | null {
  const found = releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const defaultRelease = releases.find(({ deployment }) => deployment.default);
  if (found === undefined || defaultRelease === undefined) return null;
  return {
    version: versionOf(found),
    share: found.deployment.traffic,
    since: recordOf(found)?.since,
    defaultVersion: versionOf(defaultRelease),
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
    const defaultRelease = releases.find(({ deployment }) => deployment.default);
    // Not the latest one beside the default: that can be older than the default.
    const target = find(releases, name);
    if (defaultRelease === undefined) throw new ReleaseError(`${name} has no release that could be a canary`);
    if (target === defaultRelease)
      throw new ReleaseError(
        version === undefined
          ? `${name} ${versionOf(target)}, the latest, is the default already; adopt a newer release, or name a version`
          : `${name} ${version} is the default already`,
      );
    const record = recordOf(target);
    if (record?.takenBack !== undefined && !again)
      throw new ReleaseError(
        `${name} ${versionOf(target)} was taken back at ${record.takenBack.at}: ${record.takenBack.reason}. Publish a new version; --force makes this one a canary again`,
      );
    const isRunning = target.deployment.traffic > 0 && record !== undefined && record.takenBack === undefined;
    const canary = isRunning ? target : withRecord(target, { since: now.toISOString() });
    const changed = releases.map((release) => (release === target ? canary : release));
    return setTraffic(changed, defaultRelease, {
      [versionOf(defaultRelease)]: 100 - percent,
      [versionOf(target)]: percent,
    });
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
    const defaultRelease = releases.find(({ deployment }) => deployment.default);
    if (canary?.version !== version || defaultRelease === undefined) return releases;
    const changed = releases.map((release) =>
      versionOf(release) === version
        ? withRecord(release, {
            since: canary.since ?? now.toISOString(),
            takenBack: { at: now.toISOString(), reason },
          })
        : release,
    );
    return setTraffic(changed, defaultRelease, { [versionOf(defaultRelease)]: 100 });
  };
