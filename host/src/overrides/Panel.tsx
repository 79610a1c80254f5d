import { parseRegistry, type Registry } from '@portal/contract';
import { useQuery } from '@portal/query';
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

/** Reads the whole registry, which only developer tools need. */
async function readRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  return parseRegistry(await response.json());
}

interface NoticesProps {
  /** The overrides that were active when the page loaded. */
  readonly reading: OverridesReading;
  readonly stored: StoredOverrides;
}

/** Notices about stored overrides that cannot be read, and changes that apply from the next page load. */
function Notices({ reading: { overrides, problem }, stored }: NoticesProps) {
  const names = [...overrides.keys(), ...stored.addresses.keys()];
  const hasChanged = names.some((name) => overrides.get(name)?.url !== stored.addresses.get(name));
  const reset = () => {
    stored.resetAll();
    page.reload();
  };
  return (
    <>
      {problem !== null && (
        <Alert kind="warning" role="note" title="The overrides in this browser’s storage cannot be read">
          <p>They count as none: {problem}.</p>
          <div className={styles.actions}>
            <Button onClick={reset}>Reset them</Button>
          </div>
        </Alert>
      )}
      {hasChanged && (
        <Alert
          kind="info"
          role="alert"
          className={styles.changed}
          title="Changes count from the next page load on"
        >
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
  const registry = useQuery({ queryKey: ['registry'], queryFn: readRegistry });
  const reading = useOverrides(inspector);
  const stored = useStoredOverrides();
  const { remoteStatus: loads } = inspector;
  const statuses = useSyncExternalStore(loads.subscribe, loads.getState, loads.getInitialState);
  const rows = remoteRows({
    registry: registry.status === 'success' ? registry.data : null,
    statuses,
    overrides: reading.overrides,
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
        <Notices reading={reading} stored={stored} />
        {registry.status === 'error' && (
          <Alert kind="warning" title="The registry could not be read">
            <p>{registry.error instanceof Error ? registry.error.message : String(registry.error)}</p>
            <div className={styles.actions}>
              <Button goes icon="retry" onClick={registry.refetch}>
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
