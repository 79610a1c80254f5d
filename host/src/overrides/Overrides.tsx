import { report } from '@portal/observability';
import { type ComponentType, lazy, Suspense } from 'react';
import { type OverridesPanel, useOverridesPanel } from './use-panel';

type Part = ComponentType<OverridesPanel>;

const part = (load: () => Promise<{ default: Part }>) =>
  lazy(() =>
    // A tool that cannot be had must not take the page along.
    load().catch((error: unknown): { default: Part } => {
      report(error);
      return { default: () => null };
    }),
  );

const Badge = part(() => import(/* webpackChunkName: "overrides-badge" */ './Badge'));
const Panel = part(() => import(/* webpackChunkName: "overrides-panel" */ './Panel'));

/** The badge while this browser has overrides, and the panel when somebody opens it; for all others nothing. */
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
