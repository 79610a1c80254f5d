import { useNavigate } from '@portal/router';
import { visitorId } from '@portal/shell/overrides';
import { Alert, Button, Skeleton, Stack } from '@portal/ui';
import { Drawer } from '@portal/ui/drawer';
import { useSyncExternalStore } from 'react';
import { NewRemote } from './NewRemote';
import { Notices } from './Notices';
import styles from './panel.lazy.module.css';
import { RemoteCard } from './RemoteCard';
import { remoteRows } from './rows';
import { useOverrides } from './use-overrides';
import type { OverridesPanel } from './use-panel';
import { useRegistry } from './use-registry';
import { useStoredOverrides } from './use-stored-overrides';

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
