import type { Reporter } from '../reporter';
import type { MeasuredSource } from './measured-source';
import { pageAttributes } from './page-attributes';
import { loadedPath, measureContent, measureNavigation } from './page-timings';
import { countLoadFailures, measureRemoteLoads } from './remote-loads';
import { measureVitals } from './vitals';

/** Starts measuring a visit, and records what happened before this call. RUM-1, RUM-2. */
export function startMeasurements({ metrics, observeContexts }: Reporter, source: MeasuredSource): void {
  observeContexts(countLoadFailures(metrics));
  measureRemoteLoads(metrics, source);
  void pageAttributes(loadedPath(), source).then((attributes) => {
    measureNavigation(metrics, attributes);
    measureContent(metrics, attributes);
    measureVitals(metrics, attributes);
  });
}
