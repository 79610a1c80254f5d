import type { Registry, RemoteRelease } from '@portal/contract';
import type { ReleaseOrigin, RemoteStatus, RemoteStatuses } from '@portal/shell';
import { bucketOf, type Override, type OverridesReading, releasesFor } from '@portal/shell/overrides';

/** One remote, as the panel tells of it. */
export interface RemoteRow {
  readonly name: string;
  /** What a user reads; absent for one that the registry does not list. */
  readonly title?: string | undefined;
  /** Of what this visitor has or would get; absent while only the override's build knows it. */
  readonly version?: string | undefined;
  readonly from: ReleaseOrigin;
  /** Absent while nobody has asked for it. */
  readonly load?: RemoteStatus | undefined;
  /** The one that this page was started with. */
  readonly override?: Override | undefined;
}

interface Known {
  /** `null` while it is not known. */
  readonly registry: Registry | null;
  readonly loads: RemoteStatuses;
  readonly overrides: OverridesReading;
  /** Remotes that have an override from the next page load on. */
  readonly stored: Iterable<string>;
  readonly visitor: string;
}

/** Where a remote would come from that nobody has asked for yet. */
function planned(release: RemoteRelease | undefined, override: Override | undefined): ReleaseOrigin {
  if (override !== undefined || release === undefined) return 'override';
  return release.deployment.default ? 'release' : 'canary';
}

/** Every remote of the registry, and those that only overrides name, by name. */
export function remoteRows({ registry, loads, overrides, stored, visitor }: Known): RemoteRow[] {
  const byName = new Map(
    (overrides.kind === 'readable' ? overrides.overrides : []).map((one) => [one.remote, one]),
  );
  const listed = registry?.microFrontends ?? {};
  const names = new Set([...Object.keys(listed), ...byName.keys(), ...Object.keys(loads), ...stored]);
  return [...names].sort().map((name): RemoteRow => {
    const [release] = releasesFor(listed[name] ?? [], bucketOf(visitor, name));
    const load = loads[name];
    const override = byName.get(name);
    return {
      name,
      title: release?.extras.portal.title,
      version: load?.version ?? (override ? undefined : release?.metadata.version),
      from: load?.from ?? planned(release, override),
      load,
      override,
    };
  });
}
