import { useNavigate } from '@portal/router';
import { visitorId } from '@portal/shell/overrides';
import { Alert, Button, Skeleton, Stack } from '@portal/ui';
import { Drawer } from '@portal/ui/drawer';
import { useSyncExternalStore } from 'react';
import { page } from '../frame/page';
import { NewRemote } from './NewRemote';
import styles from './panel.lazy.module.css';
import { RemoteCard } from './RemoteCard';
import { remoteRows } from './rows';
import { useOverrides } from './use-overrides';
import type { OverridesPanel } from './use-panel';
import { useRegistry } from './use-registry';
import { type StoredOverrides, useStoredOverrides } from './use-stored-overrides';

/** Notices about stored overrides that cannot be read, and changes that apply from the next page load. */
function Notices({ panel, stored }: { readonly panel: OverridesPanel; readonly stored: StoredOverrides }) {
  const reading = useOverrides(panel.inspector);
  const active = new Map(
    reading.kind === 'readable' ? reading.overrides.map(({ remote, url }) => [remote, url]) : [],
  );
  const names = new Set([...active.keys(), ...stored.addresses.keys()]);
  const changed = [...names].some((name) => active.get(name) !== stored.addresses.get(name));
  return (
    <>
      {reading.kind === 'malformed' && (
        <Alert kind="warning" role="note" title="The overrides in this browser’s storage cannot be read">
          <p>They count as none: {reading.reason}.</p>
          <div className={styles.actions}>
            <Button
              size="small"
              onClick={() => {
                stored.resetAll();
                page.reload();
              }}
            >
              Reset them
            </Button>
          </div>
        </Alert>
      )}
      {changed && (
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
export default function Panel(panel: OverridesPanel) {
  const { inspector, toggleHref } = panel;
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
        <Notices panel={panel} stored={stored} />
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
