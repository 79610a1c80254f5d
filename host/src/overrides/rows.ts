import type { Registry, RemoteRelease } from '@portal/contract';
import type { ReleaseOrigin, RemoteStatuses } from '@portal/shell';
import { bucketOf, type Override, type OverridesReading, releasesFor } from '@portal/shell/overrides';

/** One remote as the panel shows it. */
export type RemoteRow = ReturnType<typeof remoteRows>[number];

/** What the rows are computed from. */
interface RowSources {
  /** `null` until it is loaded. */
  readonly registry: Registry | null;
  readonly statuses: RemoteStatuses;
  readonly overrides: OverridesReading['overrides'];
  /** Names of the remotes that have an override from the next page load on. */
  readonly stored: Iterable<string>;
  readonly visitor: string;
}

/** The origin that a remote would have if it were requested now. */
function expectedOrigin(release: RemoteRelease | undefined, override: Override | undefined): ReleaseOrigin {
  if (override !== undefined || release === undefined) return 'override';
  return release.deployment.default ? 'release' : 'canary';
}

/** One row for each remote in the registry, in the overrides or on this page, sorted by name. */
export function remoteRows({ registry, statuses, overrides, stored, visitor }: RowSources) {
  const listed = registry?.microFrontends ?? {};
  const names = new Set([...Object.keys(listed), ...overrides.keys(), ...Object.keys(statuses), ...stored]);
  return [...names].sort().map((name) => {
    const [release] = releasesFor(listed[name] ?? [], bucketOf(visitor, name));
    const status = statuses[name];
    const override = overrides.get(name);
    return {
      name,
      /** The display title. Absent for a remote that the registry does not list. */
      title: release?.extras.portal.title,
      /** The team that is responsible for it and how to reach it. Absent in releases without an owner. */
      owner: release?.extras.portal.owner,
      /** The version that this visitor has or would get. Absent while only the override's build knows it. */
      version: status?.version ?? (override ? undefined : release?.metadata.version),
      from: status?.from ?? expectedOrigin(release, override),
      /** Absent until the remote is requested. */
      status,
      /** The override that was active when the page loaded. */
      override,
    };
  });
}
