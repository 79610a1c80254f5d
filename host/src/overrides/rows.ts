import type { Registry, RemoteOwner, RemoteRelease } from '@portal/contract';
import type { ReleaseOrigin, RemoteStatus, RemoteStatuses } from '@portal/shell';
import { bucketOf, type Override, type OverridesReading, releasesFor } from '@portal/shell/overrides';

/** One remote as the panel shows it. */
export interface RemoteRow {
  readonly name: string;
  /** The display title. Absent for a remote that the registry does not list. */
  readonly title?: string | undefined;
  /** The team that is responsible for it and how to reach it. Absent in releases without an owner. */
  readonly owner?: RemoteOwner | undefined;
  /** The version that this visitor has or would get. Absent while only the override's build knows it. */
  readonly version?: string | undefined;
  readonly from: ReleaseOrigin;
  /** Absent until the remote is requested. */
  readonly status?: RemoteStatus | undefined;
  /** The override that was active when the page loaded. */
  readonly override?: Override | undefined;
}

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
export function remoteRows({ registry, statuses, overrides, stored, visitor }: RowSources): RemoteRow[] {
  const listed = registry?.microFrontends ?? {};
  const names = new Set([...Object.keys(listed), ...overrides.keys(), ...Object.keys(statuses), ...stored]);
  return [...names].sort().map((name): RemoteRow => {
    const [release] = releasesFor(listed[name] ?? [], bucketOf(visitor, name));
    const status = statuses[name];
    const override = overrides.get(name);
    return {
      name,
      title: release?.extras.portal.title,
      owner: release?.extras.portal.owner,
      version: status?.version ?? (override ? undefined : release?.metadata.version),
      from: status?.from ?? expectedOrigin(release, override),
      status,
      override,
    };
  });
}
