/** Measurements of real visits: a lazy chunk, loaded with the reporter for a share of the visits. */
import type { ReportSink } from '../report';
import type { MeasuredSource } from './measured-source';
import type { Metrics } from './metrics';
import { pageAttributes } from './page-attributes';
import { loadedPath, measureContent, measureNavigation } from './page-timings';
import { countLoadFailures, measureRemoteLoads } from './remote-loads';
import { measureVitals } from './vitals';

/**
 * Starts measuring a visit. OBS-10, OBS-11.
 * @returns receives this visit's reports, of which it counts remotes that failed to load.
 */
export function startMeasurements(metrics: Metrics, source: MeasuredSource): ReportSink {
  measureRemoteLoads(metrics, source);
  void pageAttributes(loadedPath(), source).then((attributes) => {
    measureNavigation(metrics, attributes);
    measureContent(metrics, attributes);
    measureVitals(metrics, attributes);
  });
  return countLoadFailures(metrics);
}
