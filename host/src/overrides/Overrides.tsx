import { report } from '@portal/observability';
import { type ComponentType, lazy, Suspense } from 'react';
import { type OverridesPanel, useOverridesPanel } from './use-panel';

type OverridesTool = ComponentType<OverridesPanel>;

const lazyTool = (load: () => Promise<{ default: OverridesTool }>) =>
  lazy(() =>
    // A tool whose code fails to load must not break the page.
    load().catch((error: unknown): { default: OverridesTool } => {
      report(error);
      return { default: () => null };
    }),
  );

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
