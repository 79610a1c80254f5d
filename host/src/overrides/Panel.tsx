import { parseRegistry, type Registry } from '@portal/contract';
import { type QueryResult, useQuery } from '@portal/query';
import { type OverridesReading, visitorId } from '@portal/shell/overrides';
import { Alert, Button, Skeleton, Stack } from '@portal/ui';
import { Drawer } from '@portal/ui/drawer';
import { useNavigate } from '@portal/ui/router';
import { useSyncExternalStore } from 'react';
import { page } from '../frame/page';
import { NewRemote, type StoredOverrides, useStoredOverrides } from './OverrideForms';
import styles from './panel.lazy.module.css';
import { RemoteCard } from './RemoteCard';
import { remoteRows } from './rows';
import { useOverrides } from './use-overrides';
import type { OverridesPanel } from './use-panel';

const REGISTRY_URL = '/remotes.json';
/** Timeout of the request in milliseconds. */
const TIMEOUT_MS = 5_000;

async function readRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  return parseRegistry(await response.json());
}

/** Loads the whole registry, which only developer tools need. */
const useRegistry = (): QueryResult<Registry> => useQuery({ queryKey: ['registry'], queryFn: readRegistry });

interface NoticesProps {
  /** The overrides that were active when the page loaded. */
  readonly overrides: OverridesReading;
  readonly stored: StoredOverrides;
}

/** Whether the stored overrides differ from the active ones. */
function hasChanged(overrides: OverridesReading, stored: ReadonlyMap<string, string>): boolean {
  const active = new Map(
    overrides.kind === 'readable' ? overrides.overrides.map(({ remote, url }) => [remote, url]) : [],
  );
  return [...active.keys(), ...stored.keys()].some((name) => active.get(name) !== stored.get(name));
}

/** Notices about stored overrides that cannot be read, and changes that apply from the next page load. */
function Notices({ overrides, stored }: NoticesProps) {
  const reset = () => {
    stored.resetAll();
    page.reload();
  };
  return (
    <>
      {overrides.kind === 'malformed' && (
        <Alert kind="warning" role="note" title="The overrides in this browser’s storage cannot be read">
          <p>They count as none: {overrides.reason}.</p>
          <div className={styles.actions}>
            <Button size="small" onClick={reset}>
              Reset them
            </Button>
          </div>
        </Alert>
      )}
      {hasChanged(overrides, stored.addresses) && (
        <Alert kind="info" className={styles.changed} title="Changes count from the next page load on">
          <div className={styles.actions}>
            <Button size="small" kind="primary" onClick={page.reload}>
              Load the page again
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}

/** Lists every remote with its status on this page, and a form to override its build. */
export default function Panel({ inspector, toggleHref }: OverridesPanel) {
  const navigate = useNavigate();
  const registry = useRegistry();
  const overrides = useOverrides(inspector);
  const stored = useStoredOverrides();
  const { remoteStatus: loads } = inspector;
  const statuses = useSyncExternalStore(loads.subscribe, loads.getState, loads.getInitialState);
  const rows = remoteRows({
    registry: registry.status === 'success' ? registry.data : null,
    statuses,
    overrides,
    stored: stored.addresses.keys(),
    visitor: visitorId(),
  });
  const close = () => void navigate(toggleHref, { replace: true, preventScrollReset: true });
  return (
    <Drawer open title="Remotes" onClose={close} size="min(100vw, 42rem)">
      <Stack gap={4}>
        <p className={styles.lead}>
          Where each part of the portal comes from. An override puts your own build in a part’s place, in this
          browser only.
        </p>
        <Notices overrides={overrides} stored={stored} />
        {registry.status === 'error' && (
          <Alert kind="warning" title="The registry could not be read">
            <p>{registry.error instanceof Error ? registry.error.message : String(registry.error)}</p>
            <div className={styles.actions}>
              <Button size="small" icon="retry" onClick={registry.refetch}>
                Try again
              </Button>
            </div>
          </Alert>
        )}
        {registry.status === 'pending' && rows.length === 0 && <Skeleton />}
        {rows.map((row) => (
          <RemoteCard key={row.name} row={row} singletons={inspector.singletons(row.name)} stored={stored} />
        ))}
        <NewRemote stored={stored} />
      </Stack>
    </Drawer>
  );
}
