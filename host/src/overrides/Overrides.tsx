import { Suspense } from 'react';
import { lazyTool } from '../frame/lazy-tool';
import { useOverridesPanel } from './use-panel';

const Badge = lazyTool(() => import(/* webpackChunkName: "overrides-badge" */ './Badge'));
const Panel = lazyTool(() => import(/* webpackChunkName: "overrides-panel" */ './Panel'));

/** The badge while this browser has overrides, and the panel while it is open. Otherwise nothing. */
export function Overrides() {
  const panel = useOverridesPanel();
  if (panel === null) return null;
  return (
    <Suspense>
      {panel.inspector.storedOverrides !== null && <Badge {...panel} />}
      {panel.open && <Panel {...panel} />}
    </Suspense>
  );
}
