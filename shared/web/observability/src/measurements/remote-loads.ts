import type { ReportContext, ReportStage } from '../report';
import { type MeasuredSource, type RemoteLoad, type RemoteLoads, releaseName } from './measured-source';
import { METRICS, PART } from './metric-names';
import type { Metrics } from './metrics';

/** Stages at which a release fails to load. Later failures are errors of its code. */
const LOAD_STAGES: readonly ReportStage[] = ['manifest', 'entry', 'contract'];

/**
 * Records how long each remote took to load: those loaded so far, and later ones. Overrides are left out. RUM-1.
 */
export function measureRemoteLoads(metrics: Metrics, { inspector }: MeasuredSource): void {
  if (inspector === undefined) return;
  const recorded = new Set<RemoteLoad>();
  const record = (loads: RemoteLoads) => {
    for (const [remote, load] of Object.entries(loads)) {
      if (load.kind !== 'ready' || load.from === 'override' || recorded.has(load)) continue;
      recorded.add(load);
      metrics.duration(METRICS.remoteLoad, load.loadTimeMs, { [PART]: releaseName(remote, load.version) });
    }
  };
  record(inspector.remoteStatus.getState());
  inspector.remoteStatus.subscribe(record);
}

/**
 * Counts releases that could not be loaded, from the contexts of reports. A failed canary counts, even if the default
 * release was loaded in its place.
 */
export const countLoadFailures =
  (metrics: Metrics) =>
  ({ stage, remote, version }: ReportContext): void => {
    if (stage === undefined || remote === undefined || version === undefined || !LOAD_STAGES.includes(stage))
      return;
    metrics.count(METRICS.remoteFailed, { [PART]: releaseName(remote, version), stage });
  };
